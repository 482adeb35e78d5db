import { analysisApi } from '@aura/api-client/endpoints/analysis';
import type { DetectedItem } from '@aura/domain/entities';
import type { PostDetection } from '@aura/domain/forms/post-draft';
import { analysisTimeoutMs, detectedItemsMaxAgeMs } from '@aura/domain/limits/post';
import { uncertainLast } from '@aura/domain/rules/confidence';
import type { DetectedItemsPanelProps } from '@aura/ui/composer/DetectedItemsPanel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';

type Analysis = Pick<DetectedItemsPanelProps, 'status' | 'items' | 'removedIds'>;

const initialAnalysis: Analysis = { status: 'analyzing', items: [], removedIds: [] };

/**
 * State of a finished analysis.
 * @param found null when it failed
 */
export function analysisOf(found: readonly DetectedItem[] | null): Analysis {
  if (found === null) return { status: 'failed', items: [], removedIds: [] };
  return { status: 'done', items: uncertainLast(found), removedIds: [] };
}

/** Restores the analysis of an earlier visit; null when the server may have deleted its items since. */
export function restoreAnalysis(detection: PostDetection | null, now: number): Analysis | null {
  if (detection === null || now - detection.foundAt > detectedItemsMaxAgeMs) return null;
  return { status: 'done', items: detection.items, removedIds: detection.removedIds };
}

interface ImageAnalysisOptions {
  readonly photo: Blob;
  /** The result of an earlier visit; read on mount. */
  readonly savedDetection: PostDetection | null;
  /** Called with the detected and the removed items at every change. */
  readonly onFound: (detection: PostDetection) => void;
}

/**
 * Analyses the photo on mount (docs/product.md section 4, Post-upload flow). A retry cancels the running
 * request. A request without a response after 60 seconds fails.
 */
export function useImageAnalysis({
  photo,
  savedDetection,
  onFound,
}: ImageAnalysisOptions): DetectedItemsPanelProps {
  const dispatch = useAppDispatch();
  const [savedAnalysis] = useState(() => restoreAnalysis(savedDetection, Date.now()));
  const [analysis, setAnalysis] = useState(savedAnalysis ?? initialAnalysis);
  const foundAt = useRef(savedDetection?.foundAt ?? 0);
  const currentRequest = useRef<AbortController | null>(null);

  const run = useCallback(async () => {
    currentRequest.current?.abort();
    const controller = new AbortController();
    currentRequest.current = controller;
    setAnalysis(initialAnalysis);
    const call = dispatch(analysisApi.endpoints.evaluateImage.initiate(photo, { track: false }));
    const abort = () => call.abort();
    const timer = setTimeout(abort, analysisTimeoutMs);
    controller.signal.addEventListener('abort', abort);
    const found = await call.unwrap().catch(() => null);
    clearTimeout(timer);
    if (controller.signal.aborted) return;
    foundAt.current = Date.now();
    setAnalysis(analysisOf(found));
  }, [dispatch, photo]);

  useEffect(() => {
    if (savedAnalysis) return;
    // Delayed, so that a component that unmounts immediately sends nothing.
    const timer = setTimeout(() => void run());
    return () => {
      clearTimeout(timer);
      currentRequest.current?.abort();
    };
  }, [run, savedAnalysis]);

  const { status, items, removedIds } = analysis;
  useEffect(() => {
    if (status === 'done') onFound({ items, removedIds, foundAt: foundAt.current });
  }, [status, items, removedIds, onFound]);

  const setRemoved = (change: (ids: readonly string[]) => readonly string[]) =>
    setAnalysis((before) => ({ ...before, removedIds: change(before.removedIds) }));
  return {
    ...analysis,
    onRetry: () => void run(),
    onRemove: (id) => setRemoved((ids) => [...ids, id]),
    onRestore: (id) => setRemoved((ids) => ids.filter((removed) => removed !== id)),
  };
}
