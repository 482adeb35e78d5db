import type { Outfit } from '@aura/domain/outfits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveState } from '../../shared/live-state.ts';
import { useAppStore } from '../../store/store.ts';
import { createOutfitSaving, type OutfitSavingOptions } from './outfit-saving.ts';

interface Options extends OutfitSavingOptions {
  /** Called when the server has added the outfit. */
  readonly onAdded: (outfit: Outfit) => void;
}

/**
 * Saves the outfit of an editor after each change, when the editor is left, and again when the server is back.
 * @param options read on mount, except `onAdded`
 */
export function useOutfitSaving({ onAdded, ...options }: Options) {
  const store = useAppStore();
  const [saving] = useState(() => createOutfitSaving(store, options));
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  const { isConnected } = useLiveState();
  const { isUnsaved } = options;

  useEffect(() => {
    saving.setOnAdded(onAdded);
    return () => saving.setOnAdded(null);
  }, [saving, onAdded]);

  useEffect(() => {
    if (isUnsaved) void saving.save();
  }, [saving, isUnsaved]);

  // What is not sent when the page is left is in this browser.
  useEffect(() => {
    window.addEventListener('pagehide', saving.flush);
    return () => {
      window.removeEventListener('pagehide', saving.flush);
      saving.flush();
    };
  }, [saving]);

  useEffect(() => {
    // Live updates have reached a server that was away.
    if (isConnected) saving.retry();
    window.addEventListener('online', saving.retry);
    return () => window.removeEventListener('online', saving.retry);
  }, [saving, isConnected]);

  return { saving, state };
}
