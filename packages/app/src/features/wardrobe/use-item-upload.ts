import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { type ItemDraft, uploadFacts } from '@aura/domain/forms/item-upload';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import { useRef, useState } from 'react';
import { runUpload } from '../../platform/run-upload.ts';
import { useLeaveWarning } from '../../shared/use-leave-warning.ts';
import { useAppDispatch } from '../../store/store.ts';
import { sendItems, type UploadOutcome } from './send-items.ts';

type Draft = ItemDraft<Blob>;

/**
 * Sends the items of the upload form. The id of an item is its idempotency key, so repeating an upload, even
 * in a later visit, creates no duplicate.
 */
export function useItemUpload(email: string) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<UploadingProgress | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useLeaveWarning(progress !== null);

  const send = async (draft: Draft, signal: AbortSignal, onFraction: (fraction: number) => void) => {
    const { id, front, back } = draft;
    if (front === null || back === null) throw new Error('An item is sent with both photos.');
    await runUpload(
      (onProgress) =>
        dispatch(
          itemActionsApi.endpoints.addUserItem.initiate(
            { email, facts: uploadFacts(draft), front, back, idempotencyKey: id, onProgress },
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
