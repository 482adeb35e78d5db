import type { DetectedItem, ItemFacts } from '@aura/domain/entities';
import { withoutOwnItems } from '@aura/domain/forms/detected-item';
import { hasOnlyOwnItems } from '@aura/domain/forms/outfit-post';
import type { PostDetection, PostItems } from '@aura/domain/forms/post-draft';
import { postItemActions } from '@aura/domain/forms/post-item-actions';
import { postMaxItems } from '@aura/domain/limits/post';
import { detectedItemsMaxAgeMs } from '@aura/domain/limits/post-actions';
import { uncertainLast } from '@aura/domain/rules/confidence';
import type { DetectedItemsPanelProps } from '@aura/ui/composer/DetectedItemsPanel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { analysisErrorText } from '../../shared/analysis-error-text.ts';
import { analyzePhoto } from '../../shared/analyze-photo.ts';
import { useRetryOnline } from '../../shared/use-retry-online.ts';
import { useAppDispatch } from '../../store/store.ts';
import { useCurrentImages } from './use-current-images.ts';

type Analysis = Pick<DetectedItemsPanelProps, 'status' | 'failure' | 'items' | 'removedIds' | 'wardrobeIds'>;

const nothing = { failure: '', items: [], removedIds: [], wardrobeIds: [] };
const initialAnalysis: Analysis = { ...nothing, status: 'analyzing' };

/** State of an analysis that succeeded. */
export function analysisOf(found: readonly DetectedItem[]): Analysis {
  return { ...nothing, status: 'done', items: uncertainLast(found) };
}

/**
 * Adds the items that the user chose from the wardrobe, which no analysis finds, also those whose removal can be undone.
 * They take precedence in a full post. The detected items whose places they have taken are gone.
 */
export function withOwnItems(next: Analysis, before: PostItems | null): Analysis {
  const { items = [], removedIds = [], wardrobeIds = [] } = before ?? {};
  const own = items
    .filter(({ id }) => wardrobeIds.includes(id))
    .map(({ replaces: _replaces, box: _box, ...item }) => item);
  const removed = removedIds.filter((id) => wardrobeIds.includes(id));
  const found = next.items.slice(0, Math.max(postMaxItems - own.length + removed.length, 0));
  return { ...next, items: [...found, ...own], removedIds: removed, wardrobeIds };
}

/** State of an analysis that failed, with the reason. */
export function failedAnalysis(error: unknown): Analysis {
  return { ...nothing, status: 'failed', failure: analysisErrorText(error) };
}

/**
 * Restores the analysis of an earlier visit; null when it had not ended, or the server may have deleted its items
 * since.
 */
export function restoreAnalysis(detection: PostDetection | null, now: number): Analysis | null {
  if (detection === null || detection.foundAt === null) return null;
  const isExpired = now - detection.foundAt > detectedItemsMaxAgeMs;
  if (isExpired && !hasOnlyOwnItems(detection)) return null;
  const { foundAt: _foundAt, ...items } = detection;
  return { ...nothing, status: 'done', ...items };
}

interface ImageAnalysisOptions {
  readonly photo: Blob;
  /** The result of an earlier visit; read on mount. */
  readonly savedDetection: PostDetection | null;
  /** Called with the items and the removed ones at every change, from the first item or the end of the analysis on. */
  readonly onFound: (detection: PostDetection) => void;
  /** Saves the corrected facts of an item. Returns whether it succeeded. */
  readonly saveFacts: (id: string, facts: ItemFacts) => Promise<boolean>;
}

/**
 * Analyzes the photo on mount (docs/product.md section 2, Composer), and again when it failed and the browser
 * comes online. A retry cancels the running request. A request without a response after 60 seconds fails.
 */
export function useImageAnalysis({ photo, savedDetection, onFound, saveFacts }: ImageAnalysisOptions) {
  const dispatch = useAppDispatch();
  const [savedAnalysis] = useState(() => restoreAnalysis(savedDetection, Date.now()));
  const [analysis, setAnalysis] = useState(
    () => savedAnalysis ?? withOwnItems(initialAnalysis, savedDetection),
  );
  const foundAt = useRef(savedDetection?.foundAt ?? null);
  const isReported = useRef(false);
  const currentRequest = useRef<AbortController | null>(null);

  const run = useCallback(async () => {
    currentRequest.current?.abort();
    const controller = new AbortController();
    currentRequest.current = controller;
    foundAt.current = null;
    setAnalysis((before) => withOwnItems(initialAnalysis, before));
    const finished = await analyzePhoto(dispatch, photo, controller.signal).then(analysisOf, failedAnalysis);
    if (controller.signal.aborted) return;
    if (finished.status === 'done') foundAt.current = Date.now();
    setAnalysis((before) => withOwnItems(finished, before));
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

  const { status, items, removedIds, wardrobeIds } = analysis;
  useRetryOnline(status === 'failed', () => void run());

  useEffect(() => {
    if (status === 'done' || wardrobeIds.length > 0) isReported.current = true;
    if (isReported.current) onFound({ items, removedIds, wardrobeIds, foundAt: foundAt.current });
  }, [status, items, removedIds, wardrobeIds, onFound]);

  const change = (edit: (before: PostItems) => PostItems) =>
    setAnalysis((before) => ({ ...before, ...edit(before) }));
  const panel: Omit<DetectedItemsPanelProps, 'wardrobe' | 'onOpenWardrobe'> = {
    ...analysis,
    items: useCurrentImages(items, savedAnalysis?.items ?? null),
    ...postItemActions(change, saveFacts),
    onRetry: () => void run(),
  };
  const dropOwnItems = (ids: readonly string[]) => change((before) => withoutOwnItems(before, ids));
  return { panel, dropOwnItems };
}
