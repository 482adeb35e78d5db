import type { ItemDraft } from '@aura/domain/forms/item-upload';

/** Counts the sent bytes per item, since several are sent at the same time. */
export interface UploadByteCounter {
  readonly totalBytes: number;
  /** Sets the sent fraction of an item, 0 to 1, and returns the sum over all items in bytes. */
  update(id: string, fraction: number): number;
}

/** Counts the bytes of the items' photos; the size of the text fields is negligible. */
export function createUploadByteCounter(drafts: readonly ItemDraft<Blob>[]): UploadByteCounter {
  const sizes = new Map(drafts.map(({ id, front, back }) => [id, (front?.size ?? 0) + (back?.size ?? 0)]));
  const sent = new Map<string, number>();
  return {
    totalBytes: sum(sizes.values()),
    update: (id, fraction) => {
      const share = Math.min(Math.max(fraction, 0), 1);
      sent.set(id, Math.round((sizes.get(id) ?? 0) * share));
      return sum(sent.values());
    },
  };
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
