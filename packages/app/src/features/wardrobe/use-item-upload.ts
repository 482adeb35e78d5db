import type { ItemDraft } from '@aura/domain/forms/item-upload';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import { useRef, useState } from 'react';
import { useUnloadWarning } from '../../shared/use-unload-warning.ts';
import { useAppDispatch } from '../../store/store.ts';
import { sendItems, type UploadOutcome } from './send-items.ts';
import { uploadItem } from './upload-item.ts';

type Draft = ItemDraft<Blob>;

/** Sends the items of the upload form. */
export function useItemUpload(email: string) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<UploadingProgress | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useUnloadWarning(progress !== null);

  const send = (draft: Draft, signal: AbortSignal, onFraction: (fraction: number) => void) =>
    uploadItem(dispatch, {
      email,
      draft,
      signal,
      onProgress: ({ sentBytes, totalBytes }) => onFraction(totalBytes === 0 ? 0 : sentBytes / totalBytes),
    });

  const upload = async (drafts: readonly Draft[]): Promise<UploadOutcome> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    const outcome = await sendItems({
      drafts,
      send: (draft, onFraction) => send(draft, controller.signal, onFraction),
      signal: controller.signal,
      onProgress: setProgress,
    });
    setProgress(null);
    return outcome;
  };

  return { progress, upload, cancel: () => controllerRef.current?.abort() };
}
