import type { DetectedItem } from '../entities.ts';
import { type PostValues, postDefaults } from './post.ts';

/** What an analysis found, and what of it shall not go with the post. */
export interface PostDetection {
  readonly items: readonly DetectedItem[];
  readonly removedIds: readonly string[];
  /** When it was found, in milliseconds since 1970: found items do not live for ever unless they are posted. */
  readonly foundAt: number;
}

/** A post as it is kept while it is not shared. */
export interface PostDraft<Photo> {
  /** A UUID: the idempotency key of its call, so that a post is shared once whatever is repeated. */
  readonly id: string;
  readonly photo: Photo;
  readonly values: PostValues;
  /** Null until the photo is analysed. */
  readonly detection: PostDetection | null;
}

/** The post of a photo that was just chosen. @param id a UUID */
export function newPostDraft<Photo>(id: string, photo: Photo): PostDraft<Photo> {
  return { id, photo, values: postDefaults, detection: null };
}
