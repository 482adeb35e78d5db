import type { ItemDraft } from '@aura/domain/forms/item-upload';
import { uploadConcurrency } from '@aura/domain/limits/wardrobe';
import type { ItemUploadDialogProps } from '@aura/ui/wardrobe/ItemUploadDialog';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import pLimit from 'p-limit';
import { itemUploadError } from './item-upload-error.ts';
import { createUploadByteCounter } from './upload-byte-counter.ts';

type Draft = ItemDraft<Blob>;

/** Outcome of an upload, as the upload form expects it. */
export type UploadOutcome = Awaited<ReturnType<ItemUploadDialogProps['onUpload']>>;

export interface SendItems {
  readonly drafts: readonly Draft[];
  /** Sends one item and reports the sent fraction of its body, 0 to 1. Rejects when the upload fails. */
  readonly send: (draft: Draft, onFraction: (fraction: number) => void) => Promise<void>;
  /** Aborts the upload: items that have not started are not sent, and no item counts as failed. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadingProgress) => void;
}

/** Sends items in one request each, 2 at a time. A failure does not stop the other items. */
export async function sendItems({ drafts, send, signal, onProgress }: SendItems): Promise<UploadOutcome> {
  const counter = createUploadByteCounter(drafts);
  const sentIds: string[] = [];
  const errors: Record<string, string> = {};
  const report = (sentBytes: number) =>
    onProgress({
      sentItems: sentIds.length,
      totalItems: drafts.length,
      sentBytes,
      totalBytes: counter.totalBytes,
    });
  report(0);
  const sendOne = async (draft: Draft) => {
    if (signal.aborted) return;
    try {
      await send(draft, (fraction) => report(counter.update(draft.id, fraction)));
      sentIds.push(draft.id);
      report(counter.update(draft.id, 1));
    } catch (error) {
      report(counter.update(draft.id, 0));
      const message = itemUploadError(error);
      if (message !== null) errors[draft.id] = message;
    }
  };
  const limit = pLimit(uploadConcurrency);
  await Promise.all(drafts.map((draft) => limit(() => sendOne(draft))));
  return { sentIds, refusals: errors, failed: !signal.aborted && sentIds.length < drafts.length };
}
