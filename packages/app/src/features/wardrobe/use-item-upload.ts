import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { type ItemDraft, uploadFacts } from '@aura/domain/forms/itemUpload';
import type { UploadOutcome } from '@aura/ui/wardrobe/ItemUploadDialog';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import { useRef, useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';
import { sendItems } from './send-items.ts';

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
 * Sends the items of the upload form. A repeated send of an unchanged item makes no second one, since its
 * idempotency key stays.
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
