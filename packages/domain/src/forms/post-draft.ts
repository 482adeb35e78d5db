import type { DetectedItem } from '../entities.ts';
import { postMaxItems } from '../limits/post.ts';
import { type PostValues, postDefaults } from './post.ts';

/** The items of a post while they are edited. */
export interface PostItems {
  readonly items: readonly DetectedItem[];
  readonly removedIds: readonly string[];
  /** Ids of the items that the user chose from the wardrobe. */
  readonly wardrobeIds: readonly string[];
}

/** The result of an analysis, and the items that the user added and removed. */
export interface PostDetection extends PostItems {
  /**
   * Time of the analysis, in milliseconds since 1970; null until the photo is analyzed. Detected items expire
   * unless they are posted.
   */
  readonly foundAt: number | null;
}

/** The draft of a post. */
export interface PostDraft<Photo> {
  /** A UUID: the idempotency key of its call, so that repeated requests share one post. */
  readonly id: string;
  readonly photo: Photo;
  readonly values: PostValues;
  /** Null until the photo is analyzed or an item is added. */
  readonly detection: PostDetection | null;
  /** The outfit that is shared as this post; null for any other post. */
  readonly outfitId: string | null;
  /** Whether it was sent to the server and its response has not arrived. */
  readonly isSent: boolean;
  /** Why the server has not accepted it; null unless it was refused while it waited for a connection. */
  readonly refusal: string | null;
}

/**
 * Creates a draft for a chosen photo.
 * @param id a UUID
 * @param tags the text of the tag field
 */
export function newPostDraft<Photo>(id: string, photo: Photo, tags = ''): PostDraft<Photo> {
  const values = { ...postDefaults, tags };
  return { id, photo, values, detection: null, outfitId: null, isSent: false, refusal: null };
}

/** The items that are shared with a post. */
export function sharedItems(detection: Pick<PostDetection, 'items' | 'removedIds'> | null): DetectedItem[] {
  const { items = [], removedIds = [] } = detection ?? {};
  return items.filter(({ id }) => !removedIds.includes(id)).slice(0, postMaxItems);
}

/** The ids of the items of the own wardrobe that are shared with a post. */
export function sharedOwnIds(detection: PostItems | null): string[] {
  const { wardrobeIds = [] } = detection ?? {};
  return sharedItems(detection).flatMap(({ id }) => (wardrobeIds.includes(id) ? id : []));
}

/**
 * Whether a post lost items that it began with, or got others.
 * @param initialOwnIds the items of the own wardrobe that it began with
 */
export function hasChangedItems(
  { items, removedIds, wardrobeIds }: PostItems,
  initialOwnIds: readonly string[],
): boolean {
  const isInitial = (id: string) => !wardrobeIds.includes(id) || initialOwnIds.includes(id);
  return items.some(({ id }) => isInitial(id) === removedIds.includes(id));
}
