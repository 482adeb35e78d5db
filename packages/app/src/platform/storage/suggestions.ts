import type { DaySuggestions } from '@aura/domain/rules/suggestion-day';
import {
  noFeedback,
  type RatedOutfit,
  type SuggestionFeedback,
} from '@aura/domain/rules/suggestion-feedback';
import { type Reader, readFields, readList, readString } from './codec.ts';
import { deviceStorage, type GuardedStorage } from './guarded-storage.ts';
import { createUserStorage } from './user-storage.ts';

/** The suggestions of the last day on which there were some, and the feedback on all suggestions. */
export interface StoredSuggestions {
  readonly current: DaySuggestions;
  readonly feedback: SuggestionFeedback;
}

const key = 'suggestions';
const readOutfits = readList(readList(readString));
const noDay: DaySuggestions = { day: '', outfits: [], shown: [] };
const none: StoredSuggestions = { current: noDay, feedback: noFeedback };

const readRated = readList(
  readFields<RatedOutfit>({ ids: readList(readString), day: readString }, { ids: [], day: '' }),
);
const readDay: Reader<DaySuggestions> = readFields<DaySuggestions>(
  { day: readString, outfits: readOutfits, shown: readOutfits },
  noDay,
);
const readStored: Reader<StoredSuggestions> = readFields<StoredSuggestions>(
  {
    current: readDay,
    feedback: readFields<SuggestionFeedback>({ liked: readRated, skipped: readRated }, noFeedback),
  },
  none,
);

/** The suggestions of a user in this browser. Signing out removes them. */
export function suggestionStorage(uid: string, storage: GuardedStorage = deviceStorage) {
  const own = createUserStorage(uid, storage);
  /** Stands in for what a browser that stores nothing has not stored. */
  let last = none;
  const read = (): StoredSuggestions => own.read(key, readStored, last);
  return {
    read,
    /** Applies a change to what is stored now, which another tab may have changed, and returns the result. */
    update: (change: (stored: StoredSuggestions) => StoredSuggestions): StoredSuggestions => {
      last = change(read());
      own.write(key, last);
      return last;
    },
  };
}
