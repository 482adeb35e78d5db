import { keptPostSchema, type PostDraft } from '@aura/domain/forms/post-draft';
import { lastFacts, readDraft, writeDraft } from './draft-database.ts';

const photoKey = 'photo';

/** The post as it was written; null where there is none, or none that can be understood. */
export async function read(name: string): Promise<PostDraft<Blob> | null> {
  const { facts, photos } = await readDraft(name);
  const kept = keptPostSchema.safeParse(facts);
  const last = keptPostSchema.safeParse(lastFacts(name));
  const photo = photos.get(photoKey);
  if (!kept.success || photo === undefined) return null;
  // The photo is of the post in the database: newer words about another one belong to none.
  const isNewer = last.success && last.data.id === kept.data.id;
  const { version: _version, ...draft } = isNewer ? last.data : kept.data;
  return { ...draft, photo };
}

export function write(name: string, { photo, ...draft }: PostDraft<Blob>): Promise<void> {
  return writeDraft(name, { facts: { version: 1, ...draft }, photos: new Map([[photoKey, photo]]) });
}
