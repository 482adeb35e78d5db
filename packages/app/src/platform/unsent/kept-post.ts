import { keptPostSchema, type PostDraft } from '@aura/domain/forms/postDraft';
import { readKept, writeKept } from './database.ts';

const photoKey = 'photo';

/** The post as it was written; null where there is none, or none that can be understood. */
export async function read(name: string): Promise<PostDraft<Blob> | null> {
  const { facts, photos } = await readKept(name);
  const kept = keptPostSchema.safeParse(facts);
  const photo = photos.get(photoKey);
  if (!kept.success || photo === undefined) return null;
  const { version: _version, ...draft } = kept.data;
  return { ...draft, photo };
}

export function write(name: string, { photo, ...draft }: PostDraft<Blob>): Promise<void> {
  return writeKept(name, { facts: { version: 1, ...draft }, photos: new Map([[photoKey, photo]]) });
}
