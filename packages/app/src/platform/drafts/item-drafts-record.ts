import { type ItemDraft, type ItemUploadForm, keptItemUploadSchema } from '@aura/domain/forms/item-upload';
import { lastFacts, readDraft, writeDraft } from './draft-database.ts';

type Form = ItemUploadForm<Blob>;

const sides = ['front', 'back'] as const;
const photoKey = (id: string, side: (typeof sides)[number]) => `${id}:${side}`;

/** The form as it was written; null where there is none, or none that can be understood. */
export async function read(name: string): Promise<Form | null> {
  const { facts, photos } = await readDraft(name);
  const last = keptItemUploadSchema.safeParse(lastFacts(name));
  const kept = last.success ? last : keptItemUploadSchema.safeParse(facts);
  if (!kept.success) return null;
  const items = kept.data.items.map((item) => ({
    ...item,
    front: photos.get(photoKey(item.id, 'front')) ?? null,
    back: photos.get(photoKey(item.id, 'back')) ?? null,
  }));
  return { items, current: kept.data.current };
}

function photosOf(item: ItemDraft<Blob>): (readonly [string, Blob])[] {
  return sides.flatMap((side) => {
    const photo = item[side];
    return photo ? [[photoKey(item.id, side), photo] as const] : [];
  });
}

export function write(name: string, { items, current }: Form): Promise<void> {
  const facts = items.map(({ front: _front, back: _back, ...item }) => item);
  return writeDraft(name, {
    facts: { version: 1, current, items: facts },
    photos: new Map(items.flatMap(photosOf)),
  });
}
