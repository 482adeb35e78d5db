import { errorCopy } from '@aura/domain/copy/errors';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import type { DetectedItem } from '@aura/domain/entities';
import { withDetection } from '@aura/domain/forms/item-upload';
import { isUncertain } from '@aura/domain/rules/confidence';
import { useRef, useState } from 'react';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import { placePhotos } from './place-photos.ts';
import { newId } from './use-draft-list.ts';
import type { ItemDrafts } from './use-item-drafts.ts';

/** Prepares a chosen file for the upload. @throws Error with the text for the photo box */
export type PreparePhoto = (file: File) => Promise<Blob>;

/** Detects the facts of the item on a front photo; resolves to null when nothing was found. */
export type DetectItem = (photo: Blob) => Promise<DetectedItem | null>;

/** The state of an item's photos and of the detection. */
export interface PhotoStatus {
  readonly busySides: readonly PhotoSide[];
  readonly errors: Partial<Record<PhotoSide, string>>;
  readonly detection: 'idle' | 'running' | 'uncertain' | 'failed';
}

const idle: PhotoStatus = { busySides: [], errors: {}, detection: 'idle' };

/** Whether photos of an item are being prepared. */
export const isPreparing = ({ busySides }: PhotoStatus): boolean => busySides.length > 0;

const detectionStateOf = (found: DetectedItem | null): PhotoStatus['detection'] => {
  if (found === null) return 'failed';
  return isUncertain(found) ? 'uncertain' : 'idle';
};

const without = (sides: readonly PhotoSide[], side: PhotoSide) => sides.filter((other) => other !== side);

/**
 * Prepares photos, writes them into the drafts and runs the detection on front photos. When several files are
 * chosen for the same photo box, the last one is used.
 */
export function useDraftPhotos(
  drafts: Pick<ItemDrafts, 'items' | 'current' | 'change' | 'append' | 'showProblem'>,
  preparePhoto: PreparePhoto,
  detectItem: DetectItem | undefined,
) {
  const { items, current, change, append, showProblem } = drafts;
  const [statuses, setStatuses] = useState<Readonly<Record<string, PhotoStatus>>>({});
  const requests = useRef(new Map<string, number>());

  const statusOf = (id: string) => statuses[id] ?? idle;
  const patch = (id: string, next: (status: PhotoStatus) => PhotoStatus) =>
    setStatuses((all) => ({ ...all, [id]: next(all[id] ?? idle) }));
  /**
   * Cancels earlier requests for the same photo box. Returns a function that returns whether this request is
   * still the latest.
   */
  const startRequest = (id: string, side: PhotoSide) => {
    const key = `${id}:${side}`;
    const request = (requests.current.get(key) ?? 0) + 1;
    requests.current.set(key, request);
    return () => requests.current.get(key) === request;
  };

  const detect = async (id: string, photo: Blob, isLatest: () => boolean) => {
    if (!detectItem) return;
    patch(id, (status) => ({ ...status, detection: 'running' }));
    const found = await detectItem(photo).catch(() => null);
    if (!isLatest()) return;
    patch(id, (status) => ({ ...status, detection: detectionStateOf(found) }));
    if (found !== null) change(id, (draft) => withDetection(draft, found));
  };

  const addPhoto = async (id: string, side: PhotoSide, file: File) => {
    const isLatest = startRequest(id, side);
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
      if (!isLatest()) return;
      settle();
      change(id, (draft) => ({ ...draft, [side]: photo }));
      if (side === 'front') await detect(id, photo, isLatest);
    } catch (error) {
      if (isLatest()) settle(error instanceof Error ? error.message : errorCopy.imageNotLoaded);
    }
  };

  const choose = (id: string, side: PhotoSide, file: File) => {
    showProblem(null);
    void addPhoto(id, side, file);
  };

  /** Creates items from several front photos; shows how many exceed the limit. */
  const chooseSeveral = (files: readonly File[]) => {
    const { newIds, placed, leftOut } = placePhotos(
      { items, current },
      files,
      (id) => isPreparing(statusOf(id)),
      newId,
    );
    showProblem(leftOut > 0 ? itemUploadCopy.photosLeftOut(leftOut) : null);
    append(newIds, placed[0]?.id);
    for (const { id, file } of placed) void addPhoto(id, 'front', file);
  };

  /** Discards the result of a running detection. */
  const stopDetecting = (id: string) => {
    startRequest(id, 'front');
    patch(id, (status) => ({ ...status, detection: 'idle' }));
  };

  const remove = (id: string, side: PhotoSide) => {
    startRequest(id, side);
    patch(id, (status) => ({ ...status, detection: side === 'front' ? 'idle' : status.detection }));
    change(id, (draft) => ({ ...draft, [side]: null }));
  };

  return { statusOf, choose, chooseSeveral, stopDetecting, remove };
}
