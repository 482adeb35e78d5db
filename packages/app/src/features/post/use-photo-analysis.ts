import type { DetectedItem, Post } from '@aura/domain/entities';
import { uncertainLast } from '@aura/domain/rules/confidence';
import type { AnalysisState } from '@aura/ui/composer/AnalysisStatus';
import { useEffect, useRef, useState } from 'react';
import { analysisErrorText } from '../../shared/analysis-error-text.ts';
import { analyzePhoto } from '../../shared/analyze-photo.ts';
import { fetchImage } from '../../shared/fetch-image.ts';
import { useRetryOnline } from '../../shared/use-retry-online.ts';
import { useAppDispatch } from '../../store/store.ts';

/**
 * Analyzes the photo of a shared post on demand, and again when it failed and the browser comes online.
 * @param image the photo; null when it was deleted
 */
export function usePhotoAnalysis(
  image: Post['image'],
  onFound: (items: readonly DetectedItem[]) => void,
): { readonly analysis: AnalysisState | null; readonly onFind: (() => void) | null } {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Pick<AnalysisState, 'status' | 'failure'> | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const find = async () => {
    if (image === null) return;
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    setState({ status: 'analyzing', failure: '' });
    try {
      const found = await analyzePhoto(dispatch, await fetchImage(image.src), controller.signal);
      if (controller.signal.aborted) return;
      onFound(uncertainLast(found));
      setState({ status: 'done', failure: '' });
    } catch (error) {
      if (!controller.signal.aborted) setState({ status: 'failed', failure: analysisErrorText(error) });
    }
  };
  const onFind = () => void find();
  useRetryOnline(state?.status === 'failed', onFind);
  if (image === null) return { analysis: null, onFind: null };
  return { analysis: state && { ...state, onRetry: onFind }, onFind };
}
