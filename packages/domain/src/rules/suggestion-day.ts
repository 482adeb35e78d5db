import type { OutfitSuggester } from './outfit-suggestions.ts';

/** The suggestions of a day, as the device stores them. An outfit is the ids of its garments. */
export interface DaySuggestions {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly outfits: readonly (readonly string[])[];
  /** Outfits that were shown before on this day and are not suggested again. */
  readonly shown: readonly (readonly string[])[];
}

/** Suggestions that are shown at once. */
const suggestionCount = 3;

/** Adds suggestions until there are three, or none is left. */
function filled(state: DaySuggestions, suggester: OutfitSuggester): DaySuggestions {
  const outfits = [...state.outfits];
  while (outfits.length < suggestionCount) {
    const next = suggester.suggest({ shown: state.shown, beside: outfits, locked: [] });
    if (next === null) break;
    outfits.push(next);
  }
  return { ...state, outfits };
}

/**
 * The suggestions of a day: those that are stored, without outfits of which a garment is gone, and new ones.
 * @param stored of this or an earlier day; null when nothing is stored
 * @returns `stored` itself when nothing has changed
 */
export function suggestionsOfDay(
  suggester: OutfitSuggester,
  day: string,
  stored: DaySuggestions | null,
): DaySuggestions {
  const current = stored?.day === day ? stored : { day, outfits: [], shown: [] };
  const whole = current.outfits.filter((ids) => suggester.garmentsOf(ids) !== null);
  const outfits = whole.slice(0, suggestionCount);
  const next = filled({ ...current, outfits }, suggester);
  const isUnchanged = whole.length === current.outfits.length && whole.length === next.outfits.length;
  return isUnchanged ? current : next;
}

/**
 * Replaces an outfit by the next suggestion; without one, the outfit is removed.
 * @param locked ids of its garments that the next one has, unless there is none with them
 */
export function withNextSuggestion(
  suggester: OutfitSuggester,
  state: DaySuggestions,
  index: number,
  locked: readonly string[],
): DaySuggestions {
  const replaced = state.outfits.slice(index, index + 1);
  const shown = [...state.shown, ...replaced];
  const beside = state.outfits.filter((_, other) => other !== index);
  const suggest = (ids: readonly string[]) => suggester.suggest({ shown, beside, locked: ids });
  const next = suggest(locked) ?? (locked.length > 0 ? suggest([]) : null);
  const outfits = state.outfits.flatMap((ids, other) =>
    other === index ? (next === null ? [] : [next]) : [ids],
  );
  return { ...state, outfits, shown };
}

/** Replaces all outfits. */
export function withOtherSuggestions(suggester: OutfitSuggester, state: DaySuggestions): DaySuggestions {
  return filled({ ...state, outfits: [], shown: [...state.shown, ...state.outfits] }, suggester);
}

/** Replaces one garment of an outfit; null when the person has no other one. */
export function withShuffledGarment(
  suggester: OutfitSuggester,
  state: DaySuggestions,
  index: number,
  itemId: string,
): DaySuggestions | null {
  const ids = state.outfits[index];
  const next = ids && suggester.shuffle(ids, itemId);
  if (!next) return null;
  return { ...state, outfits: state.outfits.map((outfit, other) => (other === index ? next : outfit)) };
}

/** Takes a skip back: the outfit returns to its place, where it was replaced unless no other one was left. */
export function withSkipUndone(state: DaySuggestions, index: number, ids: readonly string[]): DaySuggestions {
  const outfits = [...state.outfits];
  outfits.splice(index, outfits.length === suggestionCount ? 1 : 0, ids);
  return { ...state, outfits, shown: state.shown.filter((one) => one.join() !== ids.join()) };
}
