import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { type ItemDraft, uploadFacts } from '@aura/domain/forms/itemUpload';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import { useRef, useState } from 'react';
import { useLeaveWarning } from '../../page/use-leave-warning.ts';
import { watchedUpload } from '../../platform/watched-upload.ts';
import { useAppDispatch } from '../../store/store.ts';
import { sendItems, type UploadOutcome } from './send-items.ts';

type Draft = ItemDraft<Blob>;

/**
 * Sends the items of the upload form. A repeated send of an item makes no second one, in this visit or a later one,
 * since its id is its idempotency key.
 * @param email the viewer's
 */
export function useItemUpload(email: string) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<UploadingProgress | null>(null);
  const cancelled = useRef<AbortController | null>(null);
  useLeaveWarning(progress !== null);

  const send = async (draft: Draft, signal: AbortSignal, onFraction: (fraction: number) => void) => {
    const { id, front, back } = draft;
    if (front === null || back === null) throw new Error('An item is sent with both photos.');
    await watchedUpload(
      (tell) =>
        dispatch(
          itemActionsApi.endpoints.addUserItem.initiate(
            { email, facts: uploadFacts(draft), front, back, idempotencyKey: id, onProgress: tell },
            { track: false },
          ),
        ),
      {
        signal,
        onProgress: ({ sentBytes, totalBytes }) => onFraction(totalBytes === 0 ? 0 : sentBytes / totalBytes),
      },
    );
  };

  const upload = async (drafts: readonly Draft[]): Promise<UploadOutcome> => {
    const controller = new AbortController();
    cancelled.current = controller;
    const outcome = await sendItems({
      drafts,
      send: (draft, onFraction) => send(draft, controller.signal, onFraction),
      signal: controller.signal,
      onProgress: setProgress,
    });
    setProgress(null);
    return outcome;
  };

  return { progress, upload, cancel: () => cancelled.current?.abort() };
}
