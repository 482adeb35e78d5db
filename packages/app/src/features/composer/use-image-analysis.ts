import { analysisApi } from '@aura/api-client/endpoints/analysis';
import type { DetectedItem } from '@aura/domain/entities';
import type { DetectedItemsPanelProps } from '@aura/ui/composer/DetectedItemsPanel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';

type Analysis = Pick<DetectedItemsPanelProps, 'status' | 'items' | 'foundCount'>;

const start: Analysis = { status: 'analyzing', items: [], foundCount: 0 };

/** What an analysis that has ended leaves to show. */
export function analysisOf(found: readonly DetectedItem[] | null): Analysis {
  if (found === null) return { status: 'failed', items: [], foundCount: 0 };
  return { status: 'done', items: found, foundCount: found.length };
}

/** The analysis without an item that shall not go with the post. */
export function withoutItem(analysis: Analysis, id: string): Analysis {
  return { ...analysis, items: analysis.items.filter((item) => item.id !== id) };
}

/** Has the photo analysed at once (docs/product.md section 4, Post-upload flow); of several attempts the last counts. */
export function useImageAnalysis(photo: Blob): DetectedItemsPanelProps {
  const dispatch = useAppDispatch();
  const [analysis, setAnalysis] = useState(start);
  const attempt = useRef<AbortController | null>(null);

  const run = useCallback(async () => {
    attempt.current?.abort();
    const current = new AbortController();
    attempt.current = current;
    setAnalysis(start);
    const call = dispatch(analysisApi.endpoints.evaluateImage.initiate(photo, { track: false }));
    current.signal.addEventListener('abort', () => call.abort());
    const found = await call.unwrap().catch(() => null);
    if (!current.signal.aborted) setAnalysis(analysisOf(found));
  }, [dispatch, photo]);

  useEffect(() => {
    // A turn later, so that a component that mounts and goes at once sends nothing.
    const timer = setTimeout(() => void run());
    return () => {
      clearTimeout(timer);
      attempt.current?.abort();
    };
  }, [run]);

  return {
    ...analysis,
    onRetry: () => void run(),
    onRemove: (id) => setAnalysis((before) => withoutItem(before, id)),
  };
}
