import type { ItemDraft } from '@aura/domain/forms/itemUpload';

/** How many bytes of each item have left the device, kept per item since several are sent at once. */
export interface UploadBytes {
  readonly totalBytes: number;
  /** Notes the share of an item's body that is sent, 0 to 1, and gives the sum over all items in bytes. */
  note(id: string, fraction: number): number;
}

/** Counts the photos of the items; the few words beside them do not matter. */
export function countUploadBytes(drafts: readonly ItemDraft<Blob>[]): UploadBytes {
  const sizes = new Map(drafts.map(({ id, front, back }) => [id, (front?.size ?? 0) + (back?.size ?? 0)]));
  const sent = new Map<string, number>();
  return {
    totalBytes: sum(sizes.values()),
    note: (id, fraction) => {
      const share = Math.min(Math.max(fraction, 0), 1);
      sent.set(id, Math.round((sizes.get(id) ?? 0) * share));
      return sum(sent.values());
    },
  };
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
