import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { type ItemDraft, uploadFacts } from '@aura/domain/forms/itemUpload';
import { uploadConcurrency } from '@aura/domain/limits';
import type { UploadOutcome } from '@aura/ui/wardrobe/ItemUploadDialog';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import { useRef, useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';
import { runLimited } from './run-limited.ts';
import { countUploadBytes } from './upload-bytes.ts';

type Draft = ItemDraft<Blob>;

/** Keys of the items that were tried before: the same as long as the item is the same. */
function useKeys() {
  const keys = useRef(new Map<string, { readonly draft: Draft; readonly key: string }>());
  return (draft: Draft): string => {
    const known = keys.current.get(draft.id);
    if (known?.draft === draft) return known.key;
    const key = crypto.randomUUID();
    keys.current.set(draft.id, { draft, key });
    return key;
  };
}

/**
 * Sends the items of the upload form: one call each, two at a time. A repeated send of an unchanged item makes no
 * second one, since its idempotency key stays.
 * @param email the viewer's
 */
export function useItemUpload(email: string) {
  const dispatch = useAppDispatch();
  const keyOf = useKeys();
  const [progress, setProgress] = useState<UploadingProgress | null>(null);
  const cancelled = useRef<AbortController | null>(null);

  const send = async (draft: Draft, signal: AbortSignal, onFraction: (fraction: number) => void) => {
    const { front, back } = draft;
    if (front === null || back === null) throw new Error('An item is sent with both photos.');
    const call = dispatch(
      itemActionsApi.endpoints.addUserItem.initiate(
        {
          email,
          facts: uploadFacts(draft),
          front,
          back,
          idempotencyKey: keyOf(draft),
          onProgress: ({ sentBytes, totalBytes }) =>
            onFraction(totalBytes === 0 ? 0 : sentBytes / totalBytes),
        },
        { track: false },
      ),
    );
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    await call.unwrap().finally(() => signal.removeEventListener('abort', abort));
  };

  const upload = async (drafts: readonly Draft[]): Promise<UploadOutcome> => {
    const controller = new AbortController();
    cancelled.current = controller;
    const bytes = countUploadBytes(drafts);
    const sentIds: string[] = [];
    const show = (sentBytes: number) =>
      setProgress({
        sentItems: sentIds.length,
        totalItems: drafts.length,
        sentBytes,
        totalBytes: bytes.totalBytes,
      });
    show(0);
    const tasks = drafts.map((draft) => async () => {
      if (controller.signal.aborted) return;
      try {
        await send(draft, controller.signal, (fraction) => show(bytes.note(draft.id, fraction)));
        sentIds.push(draft.id);
        show(bytes.note(draft.id, 1));
      } catch {
        show(bytes.note(draft.id, 0));
      }
    });
    await runLimited(tasks, uploadConcurrency);
    setProgress(null);
    return { sentIds, failed: !controller.signal.aborted && sentIds.length < drafts.length };
  };

  return { progress, upload, cancel: () => cancelled.current?.abort() };
}
