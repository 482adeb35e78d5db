import type { ItemDraft } from '@aura/domain/forms/itemUpload';
import { uploadConcurrency } from '@aura/domain/limits';
import { createTurns } from '@aura/domain/rules/turns';
import type { ItemUploadDialogProps } from '@aura/ui/wardrobe/ItemUploadDialog';
import type { UploadingProgress } from '@aura/ui/wardrobe/UploadingOverlay';
import { countUploadBytes } from './upload-bytes.ts';
import { refusalOf } from './upload-refusal.ts';

type Draft = ItemDraft<Blob>;

/** How a sending ended, as the form wants to hear it. */
export type UploadOutcome = Awaited<ReturnType<ItemUploadDialogProps['onUpload']>>;

export interface SendItems {
  readonly drafts: readonly Draft[];
  /** Sends one item; tells the share of its body that has left, 0 to 1. Rejects when it did not arrive. */
  readonly send: (draft: Draft, onFraction: (fraction: number) => void) => Promise<void>;
  /** Aborted when the person gave up: what has not started is not sent, and nothing counts as failed. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadingProgress) => void;
}

/** Sends items one call each, two at a time. One that fails does not hold back the others. */
export async function sendItems({ drafts, send, signal, onProgress }: SendItems): Promise<UploadOutcome> {
  const bytes = countUploadBytes(drafts);
  const sentIds: string[] = [];
  const refusals: Record<string, string> = {};
  const show = (sentBytes: number) =>
    onProgress({
      sentItems: sentIds.length,
      totalItems: drafts.length,
      sentBytes,
      totalBytes: bytes.totalBytes,
    });
  show(0);
  const sendOne = async (draft: Draft) => {
    if (signal.aborted) return;
    try {
      await send(draft, (fraction) => show(bytes.note(draft.id, fraction)));
      sentIds.push(draft.id);
      show(bytes.note(draft.id, 1));
    } catch (error) {
      show(bytes.note(draft.id, 0));
      const refusal = refusalOf(error);
      if (refusal !== null) refusals[draft.id] = refusal;
    }
  };
  const inTurn = createTurns(uploadConcurrency);
  await Promise.all(drafts.map((draft) => inTurn(() => sendOne(draft))));
  return { sentIds, refusals, failed: !signal.aborted && sentIds.length < drafts.length };
}
