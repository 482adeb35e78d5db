import * as z from 'zod/mini';
import { type DetectedItem, detectedItemSchema, imageSchema } from '../entities.ts';
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

const anyText = z.string();

/** What a post that was kept by an older version of the app does not have. */
const orNull = <Schema extends z.core.$ZodType>(schema: Schema) => z._default(z.nullable(schema), null);

const storedItem = z.object({
  ...detectedItemSchema.shape,
  confidence: orNull(z.number()),
  image: orNull(imageSchema),
});

/** What is kept of the post beside its photo. Its texts may be longer than what can be shared: that is said then. */
export const keptPostSchema = z.object({
  version: z.literal(1),
  id: z.uuid(),
  values: z.object({ caption: anyText, imageAlt: z.nullable(anyText), tags: anyText }),
  detection: z.nullable(
    z.object({ items: z.array(storedItem), removedIds: z.array(anyText), foundAt: z.number() }),
  ),
});
