import { type OutfitFacts, outfitLayersSchema } from '@aura/domain/outfits';
import { occasions } from '@aura/domain/vocabularies/occasions';
import { createListeners } from '@aura/ui/foundations/listeners';
import { isRecord, type Reader, readList, readNumber, readString } from './codec.ts';
import { deviceStorage, type GuardedStorage } from './guarded-storage.ts';
import { userKey } from './keys.ts';

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

/** Shared, since the builder and the list of outfits each have an `outfitDrafts` of their own. */
const listeners = createListeners();

/**
 * The unsaved outfits of a user in this browser, each under its own key, so that tabs do not overwrite each other's.
 * Signing out removes them.
 * @param page receives `storage` events when another tab writes
 */
export function outfitDrafts(
  uid: string,
  storage: GuardedStorage = deviceStorage,
  page: EventTarget | undefined = globalThis.window,
) {
  const prefix = userKey(uid, 'outfit:');
  let last: { readonly text: string; readonly drafts: readonly OutfitDraft[] } = { text: '[]', drafts: [] };
  return {
    read: (key: string): OutfitDraft | null => readDraft(key, storage.read(prefix + key)),
    write: ({ key, ...draft }: OutfitDraft): void => {
      storage.write(prefix + key, JSON.stringify(draft));
      listeners.notify();
    },
    remove: (key: string): void => {
      storage.remove(prefix + key);
      listeners.notify();
    },
    /** Removes the draft unless another tab has stored other changes under its key. */
    removeUnchanged: ({ key, ...draft }: OutfitDraft): void => {
      const found = readDraft(key, storage.read(prefix + key));
      if (JSON.stringify(found) !== JSON.stringify(readDraft(key, JSON.stringify(draft)))) return;
      storage.remove(prefix + key);
      listeners.notify();
    },
    /** All drafts; the same array until they change. */
    all: (): readonly OutfitDraft[] => {
      const names = storage.keys().filter((name) => name.startsWith(prefix));
      const stored = names.toSorted().map((name) => [name.slice(prefix.length), storage.read(name)] as const);
      const text = JSON.stringify(stored);
      if (text !== last.text) {
        last = { text, drafts: stored.flatMap(([key, draft]) => readDraft(key, draft) ?? []) };
      }
      return last.drafts;
    },
    /**
     * Calls the listener when a draft was written or removed, in this tab or another one.
     * @returns a function that unsubscribes
     */
    subscribe: (listener: () => void): (() => void) => {
      const unsubscribe = listeners.subscribe(listener);
      const onStorage = (event: Event) => {
        // Without a key, the whole storage was cleared.
        const key = 'key' in event && typeof event.key === 'string' ? event.key : prefix;
        if (key.startsWith(prefix)) listener();
      };
      page?.addEventListener('storage', onStorage);
      return () => {
        unsubscribe();
        page?.removeEventListener('storage', onStorage);
      };
    },
  };
}

export type OutfitDrafts = ReturnType<typeof outfitDrafts>;
