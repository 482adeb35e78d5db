import { type DetectedItem, imageSchema, photoBoxSchema } from '@aura/domain/entities';
import { postDefaults } from '@aura/domain/forms/post';
import type { PostDetection, PostDraft } from '@aura/domain/forms/post-draft';
import { detailFactNames } from '@aura/domain/item-facts';
import { pick } from '@aura/domain/utils/pick';
import * as z from 'zod/mini';
import {
  type Codec,
  decode,
  isRecord,
  type Reader,
  readBoolean,
  readFields,
  readList,
  readNumber,
  readString,
  type StoredRecord,
} from '../storage/codec.ts';
import { type DraftRecord, readDraft, readUnwritten, writeDraft } from './draft-database.ts';
import { readItemFacts } from './read-item-facts.ts';

type Draft = PostDraft<Blob>;

const photoKey = 'photo';

const readUuid: Reader<string> = (stored) => {
  const parsed = z.uuid().safeParse(stored);
  return parsed.success ? parsed.data : undefined;
};

const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (stored) =>
    stored === null ? null : read(stored);

const readDetectedItem: Reader<DetectedItem> = (stored) => {
  if (!isRecord(stored) || typeof stored.id !== 'string') return undefined;
  const image = imageSchema.safeParse(stored.image);
  const cutout = imageSchema.safeParse(stored.cutout);
  const box = photoBoxSchema.safeParse(stored.box);
  return {
    id: stored.id,
    ...pick(readItemFacts(stored), detailFactNames),
    description: readString(stored.description) ?? '',
    confidence: readNumber(stored.confidence) ?? null,
    image: image.success ? image.data : null,
    cutout: cutout.success ? cutout.data : null,
    ...(box.success && { box: box.data }),
    ...(typeof stored.replaces === 'string' && { replaces: stored.replaces }),
  };
};

const readDetection: Reader<PostDetection> = readFields<PostDetection>(
  {
    items: readList(readDetectedItem),
    removedIds: readList(readString),
    wardrobeIds: readList(readString),
    foundAt: orNull(readNumber),
  },
  { items: [], removedIds: [], wardrobeIds: [], foundAt: 0 },
);

/**
 * The draft without its photo, which is stored separately. Texts may exceed their limits, which are checked
 * when the post is shared.
 */
const codec: Codec<Omit<Draft, 'photo'>> = {
  readers: {
    id: readUuid,
    values: readFields({ caption: readString, imageAlt: orNull(readString), tags: readString }, postDefaults),
    detection: orNull(readDetection),
    outfitId: orNull(readString),
    isSent: readBoolean,
    refusal: orNull(readString),
  },
  defaults: { id: '', values: postDefaults, detection: null, outfitId: null, isSent: false, refusal: null },
};

/** Adds the keys of a record to those of another, recursively. */
function mergeRecords(base: StoredRecord, added: StoredRecord): StoredRecord {
  const entries = Object.entries(added).map(([key, value]) => {
    const before = base[key];
    return [key, isRecord(before) && isRecord(value) ? mergeRecords(before, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** Returns the stored draft as far as it can be read; null when there is no photo. */
async function read(name: string): Promise<Draft | null> {
  const { stored, photos } = await readDraft(name);
  const photo = photos.get(photoKey);
  if (photo === undefined) return null;
  const written = decode(codec, stored);
  const latest = decode(codec, readUnwritten(name).stored);
  // The photo belongs to the draft in the database; newer fields of another draft do not.
  const isSame = latest.value.id === written.value.id || written.value.id === '';
  const { value } = isSame ? decode(codec, mergeRecords(written.record, latest.record)) : written;
  return { ...value, id: value.id || crypto.randomUUID(), photo };
}

function write(name: string, { photo, ...value }: Draft): Promise<void> {
  return writeDraft(name, {
    codec,
    value,
    photos: new Map([[photoKey, photo]]),
    ownsPhoto: (key) => key === photoKey,
    isSame: ({ id }) => id === value.id,
  });
}

export const postDraftRecord: DraftRecord<Draft> = { read, write };
