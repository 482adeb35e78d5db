import type { Item } from '@aura/domain/entities';
import { maskStrokesSchema, type PhotoSide, type SideStrokes } from '@aura/domain/rules/mask-strokes';
import { isRecord, type Reader } from './codec.ts';
import { createUserStorage } from './user-storage.ts';

/** The id of a photo without the signature of its address, which changes. */
const photoId = (item: Item, side: PhotoSide) =>
  item[side]?.src.split(/[?#]/, 1)[0]?.split('/').at(-1)?.split('.', 1)[0];

/** Reads the strokes of the photos that the item still has. */
const readStrokes =
  (item: Item): Reader<SideStrokes> =>
  (stored) => {
    if (!isRecord(stored)) return undefined;
    const read = (side: PhotoSide) => {
      const entry = stored[side];
      if (!isRecord(entry) || entry.photo !== photoId(item, side)) return {};
      const strokes = maskStrokesSchema.safeParse(entry.strokes);
      return strokes.success ? { [side]: strokes.data } : {};
    };
    return { ...read('front'), ...read('back') };
  };

const keyPrefix = 'cutout:';

/** Returns whether a user has painted something in this browser that is not saved. */
export const hasCutoutDrafts = (uid: string): boolean => createUserStorage(uid).hasAny(keyPrefix);

/** What a user has painted on the photos of an item and not saved, in this browser. Signing out removes it. */
export function cutoutDraft(uid: string, item: Item) {
  const storage = createUserStorage(uid);
  const key = keyPrefix + item.id;
  return {
    read: (): SideStrokes => storage.read(key, readStrokes(item), {}),
    /** Without strokes, removes the draft. */
    write: (strokes: SideStrokes): void => {
      const sideOf = (side: PhotoSide) => ({ photo: photoId(item, side), strokes: strokes[side] ?? [] });
      if (!strokes.front?.length && !strokes.back?.length) storage.remove(key);
      else storage.write(key, { front: sideOf('front'), back: sideOf('back') });
    },
  };
}
