import { analysisApi } from '@aura/api-client/endpoints/analysis';
import type { DetectedItem } from '@aura/domain/entities';
import type { PostDetection } from '@aura/domain/forms/postDraft';
import { analysisTimeoutMs, foundItemsTrustMs } from '@aura/domain/limits';
import { uncertainLast } from '@aura/domain/rules/confidence';
import type { DetectedItemsPanelProps } from '@aura/ui/composer/DetectedItemsPanel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';

type Analysis = Pick<DetectedItemsPanelProps, 'status' | 'items' | 'removedIds'>;

const start: Analysis = { status: 'analyzing', items: [], removedIds: [] };

/** What an analysis that has ended leaves to show. */
export function analysisOf(found: readonly DetectedItem[] | null): Analysis {
  if (found === null) return { status: 'failed', items: [], removedIds: [] };
  return { status: 'done', items: uncertainLast(found), removedIds: [] };
}

/** What was found in an earlier visit; null when the server may have dropped it since. */
export function keptAnalysis(detection: PostDetection | null, now: number): Analysis | null {
  if (detection === null || now - detection.foundAt > foundItemsTrustMs) return null;
  return { status: 'done', items: detection.items, removedIds: detection.removedIds };
}

interface ImageAnalysisOptions {
  readonly photo: Blob;
  /** Of an earlier visit; read when the component mounts. */
  readonly kept: PostDetection | null;
  /** Told what was found and what of it shall not go with the post, at every change. */
  readonly onFound: (detection: PostDetection) => void;
}

/**
 * Has the photo analysed at once (docs/product.md section 4, Post-upload flow); of several attempts the last counts,
 * and one that takes over a minute has failed.
 */
export function useImageAnalysis({ photo, kept, onFound }: ImageAnalysisOptions): DetectedItemsPanelProps {
  const dispatch = useAppDispatch();
  const [known] = useState(() => keptAnalysis(kept, Date.now()));
  const [analysis, setAnalysis] = useState(known ?? start);
  const foundAt = useRef(kept?.foundAt ?? 0);
  const attempt = useRef<AbortController | null>(null);

  const run = useCallback(async () => {
    attempt.current?.abort();
    const current = new AbortController();
    attempt.current = current;
    setAnalysis(start);
    const call = dispatch(analysisApi.endpoints.evaluateImage.initiate(photo, { track: false }));
    const abort = () => call.abort();
    const timer = setTimeout(abort, analysisTimeoutMs);
    current.signal.addEventListener('abort', abort);
    const found = await call.unwrap().catch(() => null);
    clearTimeout(timer);
    if (current.signal.aborted) return;
    foundAt.current = Date.now();
    setAnalysis(analysisOf(found));
  }, [dispatch, photo]);

  useEffect(() => {
    if (known) return;
    // A turn later, so that a component that mounts and goes at once sends nothing.
    const timer = setTimeout(() => void run());
    return () => {
      clearTimeout(timer);
      attempt.current?.abort();
    };
  }, [run, known]);

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
