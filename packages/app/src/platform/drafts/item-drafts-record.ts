import { type ItemFieldName, itemFactDefaults } from '@aura/domain/forms/item-fields';
import { blankItemDraft, type ItemDraft, type ItemUploadForm } from '@aura/domain/forms/item-upload';
import { isDraftTouched } from '@aura/domain/rules/item-drafts';
import {
  type Codec,
  decode,
  isRecord,
  type Reader,
  readDictionary,
  readList,
  readNumber,
  readString,
} from '../storage/codec.ts';
import { type DraftRecord, readDraft, readUnwritten, writeDraft } from './draft-database.ts';
import { readItemFacts } from './read-item-facts.ts';

type Item = ItemDraft<Blob>;
type Form = ItemUploadForm<Blob>;
type Photos = ReadonlyMap<string, Blob>;

const sides = ['front', 'back'] as const;
const photoKey = (id: string, side: (typeof sides)[number]) => `${id}:${side}`;

const readFieldName: Reader<ItemFieldName> = (stored) =>
  (Object.keys(itemFactDefaults) as ItemFieldName[]).find((name) => name === stored);

/** Texts may exceed their limits, which are checked when the form is sent. */
const readItem: Reader<Item> = (stored) => {
  if (!isRecord(stored) || typeof stored.id !== 'string') return undefined;
  return {
    ...blankItemDraft<Blob>(stored.id),
    ...readItemFacts(stored),
    customBrand: readString(stored.customBrand) ?? '',
    detected: readList(readFieldName)(stored.detected) ?? [],
  };
};

/** The form without its photos, which are stored separately. */
const codec: Codec<Required<Form>> = {
  readers: { current: readNumber, items: readList(readItem), refusals: readDictionary(readString) },
  defaults: { current: 0, items: [], refusals: {} },
};

function withPhotos(item: Item, photos: Photos): Item {
  const photoOf = (side: (typeof sides)[number]) => photos.get(photoKey(item.id, side)) ?? null;
  return { ...item, front: photoOf('front'), back: photoOf('back') };
}

/** Creates blank items for the stored photos. */
function itemsOf(photos: Photos): Item[] {
  return [...photos.keys()].map((key) => blankItemDraft(key.slice(0, key.lastIndexOf(':'))));
}

function uniqueById(items: readonly Item[]): Item[] {
  return items.filter(({ id }, index) => items.findIndex((item) => item.id === id) === index);
}

/** Returns the stored form as far as it can be read; null when it is empty. */
async function read(name: string): Promise<Form | null> {
  const { stored, photos } = await readDraft(name);
  const written = decode(codec, stored);
  const unwritten = readUnwritten(name);
  const { value: latest } = decode(codec, unwritten.stored);
  const isLatestComplete = unwritten.isComplete && latest.items.length > 0;
  const earlier = isLatestComplete
    ? []
    : [...written.value.items, ...(written.isDamaged ? itemsOf(photos) : [])];
  const items = uniqueById([...latest.items, ...earlier]).map((item) => withPhotos(item, photos));
  if (!items.some(isDraftTouched)) return null;
  const { current, refusals } = latest.items.length > 0 ? latest : written.value;
  return { items, refusals, current: Math.min(Math.max(Math.trunc(current), 0), items.length - 1) };
}

function write(name: string, { items, current, refusals = {} }: Form): Promise<void> {
  const photos = items.flatMap((item) =>
    sides.flatMap((side) => {
      const photo = item[side];
      return photo ? [[photoKey(item.id, side), photo] as const] : [];
    }),
  );
  return writeDraft(name, {
    codec,
    value: { current, refusals, items: items.map((item) => ({ ...item, front: null, back: null })) },
    photos: new Map(photos),
    ownsPhoto: (key) => sides.some((side) => key.endsWith(`:${side}`)),
  });
}

export const itemDraftsRecord: DraftRecord<Form> = { read, write };
