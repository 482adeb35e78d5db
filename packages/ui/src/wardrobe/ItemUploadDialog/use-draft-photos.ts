import { errorCopy } from '@aura/domain/copy/errors';
import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import type { DetectedItem } from '@aura/domain/entities';
import { withDetection } from '@aura/domain/forms/itemUpload';
import { isUncertain } from '@aura/domain/rules/confidence';
import { useRef, useState } from 'react';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import { placePhotos } from './place-photos.ts';
import { type ItemDrafts, newId } from './use-item-drafts.ts';

/** Makes a chosen file ready to be sent. @throws Error with the text for the photo box */
export type PreparePhoto = (file: File) => Promise<Blob>;

/** Finds the facts of the item on a front photo; null when nothing was found. */
export type DetectItem = (photo: Blob) => Promise<DetectedItem | null>;

/** What is under way for the photos of one item. */
export interface PhotoStatus {
  readonly busySides: readonly PhotoSide[];
  readonly errors: Partial<Record<PhotoSide, string>>;
  readonly detection: 'idle' | 'running' | 'uncertain' | 'failed';
}

const idle: PhotoStatus = { busySides: [], errors: {}, detection: 'idle' };

/** Whether photos of an item are on their way. */
export const isPreparing = ({ busySides }: PhotoStatus): boolean => busySides.length > 0;

/** How a detection has ended. */
const outcomeOf = (found: DetectedItem | null): PhotoStatus['detection'] => {
  if (found === null) return 'failed';
  return isUncertain(found) ? 'uncertain' : 'idle';
};

const without = (sides: readonly PhotoSide[], side: PhotoSide) => sides.filter((other) => other !== side);

/**
 * Takes photos into the form and, for the front one, lets the item be detected. Of several choices for one
 * box the last one counts.
 */
export function useDraftPhotos(
  { list, change, grow, say }: Pick<ItemDrafts, 'list' | 'change' | 'grow' | 'say'>,
  preparePhoto: PreparePhoto,
  detectItem: DetectItem | undefined,
) {
  const [statuses, setStatuses] = useState<Readonly<Record<string, PhotoStatus>>>({});
  const turns = useRef(new Map<string, number>());

  const statusOf = (id: string) => statuses[id] ?? idle;
  const patch = (id: string, next: (status: PhotoStatus) => PhotoStatus) =>
    setStatuses((all) => ({ ...all, [id]: next(all[id] ?? idle) }));
  const startTurn = (id: string, side: PhotoSide) => {
    const key = `${id}:${side}`;
    const turn = (turns.current.get(key) ?? 0) + 1;
    turns.current.set(key, turn);
    return () => turns.current.get(key) === turn;
  };

  const detect = async (id: string, photo: Blob, isCurrent: () => boolean) => {
    if (!detectItem) return;
    patch(id, (status) => ({ ...status, detection: 'running' }));
    const found = await detectItem(photo).catch(() => null);
    if (!isCurrent()) return;
    patch(id, (status) => ({ ...status, detection: outcomeOf(found) }));
    if (found !== null) change(id, (draft) => withDetection(draft, found));
  };

  const take = async (id: string, side: PhotoSide, file: File) => {
    const isCurrent = startTurn(id, side);
    patch(id, (status) => ({
      ...status,
      busySides: [...without(status.busySides, side), side],
      errors: { ...status.errors, [side]: undefined },
    }));
    const settle = (error?: string) =>
      patch(id, (status) => ({
        ...status,
        busySides: without(status.busySides, side),
        errors: { ...status.errors, [side]: error },
      }));
    try {
      const photo = await preparePhoto(file);
      if (!isCurrent()) return;
      settle();
      change(id, (draft) => ({ ...draft, [side]: photo }));
      if (side === 'front') await detect(id, photo, isCurrent);
    } catch (error) {
      if (isCurrent()) settle(error instanceof Error ? error.message : errorCopy.imageNotLoaded);
    }
  };

  const choose = (id: string, side: PhotoSide, file: File) => {
    say(null);
    void take(id, side, file);
  };

  /** Makes items of several photos; says how many found no room. */
  const chooseSeveral = (files: readonly File[]) => {
    const { freshIds, placed, leftOut } = placePhotos(list, files, (id) => isPreparing(statusOf(id)), newId);
    say(leftOut > 0 ? itemUploadCopy.photosLeftOut(leftOut) : null);
    grow(freshIds, placed[0]?.id);
    for (const { id, file } of placed) void take(id, 'front', file);
  };

  /** What is still being detected in an item comes too late. */
  const stopDetecting = (id: string) => {
    startTurn(id, 'front');
    patch(id, (status) => ({ ...status, detection: 'idle' }));
  };

  const remove = (id: string, side: PhotoSide) => {
    startTurn(id, side);
    patch(id, (status) => ({ ...status, detection: side === 'front' ? 'idle' : status.detection }));
    change(id, (draft) => ({ ...draft, [side]: null }));
  };

  return { statusOf, choose, chooseSeveral, stopDetecting, remove };
}
