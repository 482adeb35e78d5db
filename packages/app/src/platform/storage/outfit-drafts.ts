import { type OutfitFacts, outfitLayersSchema } from '@aura/domain/outfits';
import { occasions } from '@aura/domain/vocabularies/occasions';
import { isRecord, type Reader, readList, readNumber, readString } from './codec.ts';
import { deviceStorage, type GuardedStorage } from './guarded-storage.ts';

/** Changes of an outfit that the server does not have yet. */
export interface OutfitDraft extends OutfitFacts {
  /** The id of the outfit; for a new one a UUID, which is the idempotency key of its call. */
  readonly key: string;
  /** The version that was changed; null for a new outfit. */
  readonly version: number | null;
}

const readOccasion: Reader<OutfitFacts['occasions'][number]> = (stored) =>
  occasions.find((occasion) => occasion === stored);

function readDraft(key: string, text: string | null | undefined): OutfitDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isRecord(stored)) return null;
    const layers = outfitLayersSchema.safeParse(stored.layers);
    const name = readString(stored.name);
    if (!layers.success || name === undefined) return null;
    return {
      key,
      name,
      occasions: readList(readOccasion)(stored.occasions) ?? [],
      layers: layers.data,
      version: readNumber(stored.version) ?? null,
    };
  } catch {
    return null;
  }
}

/**
 * The unsaved outfits of a user in this browser, each under its own key, so that tabs do not overwrite each other's.
 * Signing out removes them.
 */
export function outfitDrafts(uid: string, storage: GuardedStorage = deviceStorage) {
  const prefix = `aura:v1:${uid}:outfit:`;
  return {
    read: (key: string): OutfitDraft | null => readDraft(key, storage.read(prefix + key)),
    write: ({ key, ...draft }: OutfitDraft): void => storage.write(prefix + key, JSON.stringify(draft)),
    remove: (key: string): void => storage.remove(prefix + key),
    all: (): readonly OutfitDraft[] =>
      storage
        .keys()
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => readDraft(name.slice(prefix.length), storage.read(name)) ?? []),
  };
}

export type OutfitDrafts = ReturnType<typeof outfitDrafts>;
