import { composerCopy } from '@aura/domain/copy/composer';
import { errorCopy } from '@aura/domain/copy/errors';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import type { DetectedItem } from '@aura/domain/entities';
import { withDetection, withPhoto } from '@aura/domain/forms/item-upload';
import { isUncertain } from '@aura/domain/rules/confidence';
import { useRef, useState } from 'react';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import type { Draft } from './item-drafts.ts';
import { placePhotos } from './place-photos.ts';
import { newId } from './use-draft-list.ts';
import type { ItemDrafts } from './use-item-drafts.ts';

/**
 * Prepares a chosen file for the upload.
 * @throws Error with the text for the photo box
 */
export type PreparePhoto = (file: File) => Promise<Blob>;

/**
 * Detects the facts of the item on a front photo; resolves to null when nothing was found.
 * @throws Error with the text for the form
 */
export type DetectItem = (photo: Blob) => Promise<DetectedItem | null>;

/** The state of an item's photos and of the detection. */
export interface PhotoStatus {
  readonly busySides: readonly PhotoSide[];
  readonly errors: Partial<Record<PhotoSide, string>>;
  readonly detection: 'idle' | 'running' | 'uncertain' | 'failed' | 'refused';
  /** Why the detection did not run, when it was refused. */
  readonly detectionError?: string;
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
    try {
      const found = await detectItem(photo);
      if (!isLatest()) return;
      patch(id, (status) => ({ ...status, detection: detectionStateOf(found) }));
      if (found !== null) change(id, (draft) => withDetection(draft, found));
    } catch (error) {
      const detectionError = error instanceof Error ? error.message : composerCopy.analysisFailed;
      if (isLatest()) patch(id, (status) => ({ ...status, detection: 'refused', detectionError }));
    }
  };

  const addPhoto = async (id: string, side: PhotoSide, file: File) => {
    const isLatest = startRequest(id, side);
    patch(id, (status) => ({
      ...status,
      busySides: [...without(status.busySides, side), side],
      errors: { ...status.errors, [side]: undefined },
      // The detection of the photo before cannot be repeated, which would cancel this request.
      ...(side === 'front' && { detection: 'idle' as const }),
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
      change(id, (draft) => withPhoto(draft, side, photo));
      if (side === 'front') await detect(id, photo, isLatest);
    } catch (error) {
      if (isLatest()) settle(error instanceof Error ? error.message : errorCopy.imageNotLoaded);
    }
  };

  /** Assigns several photos that were chosen at one box to items; shows how many exceed the limit. */
  const chooseSeveral = (side: PhotoSide, files: readonly File[]) => {
    const isBusy = (id: string, busySide: PhotoSide) => statusOf(id).busySides.includes(busySide);
    const { newIds, placed, leftOut } = placePhotos({ items, current }, side, files, isBusy, newId);
    showProblem(leftOut > 0 ? itemUploadCopy.photosLeftOut(leftOut) : null);
    append(newIds, placed[0]?.id);
    for (const { id, file } of placed) void addPhoto(id, side, file);
  };

  /** Discards the result of a running detection. */
  const stopDetecting = (id: string) => {
    startRequest(id, 'front');
    patch(id, (status) => ({ ...status, detection: 'idle' }));
  };

  /** Uses the front as the back of every item without one; null while photos are prepared, or when there is none. */
  const copyAllFrontsToBacks = () => {
    const free = items.filter(({ front, back }) => front !== null && back === null);
    if (free.length === 0 || items.some(({ id }) => isPreparing(statusOf(id)))) return null;
    return () => {
      showProblem(null);
      for (const { id } of free) change(id, (draft) => ({ ...draft, back: draft.front }));
    };
  };

  /** The photo actions of an item. */
  const actionsOf = (draft: Draft) => {
    const { id, front, back } = draft;
    const replace = (photos: Pick<Draft, 'front' | 'back'>) => {
      showProblem(null);
      patch(id, (status) => ({ ...status, errors: {} }));
      change(id, (before) => ({ ...before, ...photos }));
    };
    const detectOn = (photo: Blob | null) => {
      if (photo) void detect(id, photo, startRequest(id, 'front'));
    };
    return {
      choose: (side: PhotoSide, file: File) => {
        showProblem(null);
        void addPhoto(id, side, file);
      },
      chooseSeveral,
      remove: (side: PhotoSide) => {
        startRequest(id, side);
        // Undo of the facts for all would restore those that are cleared here.
        showProblem(null);
        patch(id, (status) => ({ ...status, detection: side === 'front' ? 'idle' : status.detection }));
        change(id, (before) => withPhoto(before, side, null));
      },
      copyFrontToBack: () => replace({ front, back: front }),
      /** Undefined for a single item. */
      copyAllFrontsToBacks: items.length > 1 ? copyAllFrontsToBacks() : undefined,
      swap: () => {
        replace({ front: back, back: front });
        // The facts of the item were not detected yet.
        if (front === null) detectOn(back);
      },
      detectAgain: () => detectOn(front),
    };
  };

  return { statusOf, actionsOf, stopDetecting };
}

export type PhotoActions = ReturnType<ReturnType<typeof useDraftPhotos>['actionsOf']>;
