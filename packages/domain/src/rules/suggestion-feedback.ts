import { daysBetween } from './days.ts';

/** An outfit that was suggested, and the day of the feedback. */
export interface RatedOutfit {
  readonly ids: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** What was done with earlier suggestions, the newest first. */
export interface SuggestionFeedback {
  /** Saved or worn. */
  readonly liked: readonly RatedOutfit[];
  readonly skipped: readonly RatedOutfit[];
}

export const noFeedback: SuggestionFeedback = { liked: [], skipped: [] };

/** Outfits of each kind that are stored. */
const maxCount = 60;
/** Days for which a skipped outfit lowers the score of similar ones. */
const skippedDays = 30;
const weights = { liked: 0.06, skipped: 0.12 } as const;

/** Adds feedback. */
export function withFeedback(
  feedback: SuggestionFeedback,
  kind: keyof SuggestionFeedback,
  rated: RatedOutfit,
): SuggestionFeedback {
  return { ...feedback, [kind]: [rated, ...feedback[kind]].slice(0, maxCount) };
}

/** Removes the newest feedback on an outfit. */
export function withoutFeedback(
  feedback: SuggestionFeedback,
  kind: keyof SuggestionFeedback,
  ids: readonly string[],
): SuggestionFeedback {
  const index = feedback[kind].findIndex((rated) => rated.ids.join() === ids.join());
  return { ...feedback, [kind]: feedback[kind].filter((_, other) => other !== index) };
}

/** The share of an outfit's pairs of garments that another one has too. */
function sharedPairs(ids: readonly string[], other: ReadonlySet<string>): number {
  let shared = 0;
  for (const id of ids) if (other.has(id)) shared += 1;
  return ids.length < 2 ? 0 : (shared * (shared - 1)) / (ids.length * (ids.length - 1));
}

/** Returns the largest share of pairs that an outfit has in common with one of the others. */
function closeness(outfits: readonly RatedOutfit[]): (ids: readonly string[]) => number {
  const others = outfits.map(({ ids }) => new Set(ids));
  return (ids) => others.reduce((most, other) => Math.max(most, sharedPairs(ids, other)), 0);
}

/** Returns what is added to the score of an outfit: for pairs of garments that were liked, against those skipped. */
export function feedbackScores(
  { liked, skipped }: SuggestionFeedback,
  day: string,
): (ids: readonly string[]) => number {
  const toLiked = closeness(liked);
  const toSkipped = closeness(skipped.filter((outfit) => daysBetween(outfit.day, day) < skippedDays));
  return (ids) => toLiked(ids) * weights.liked - toSkipped(ids) * weights.skipped;
}

/** Whether an outfit shares half of its pairs of garments with one that was liked. */
export function isLikeLiked(ids: readonly string[], { liked }: SuggestionFeedback): boolean {
  return closeness(liked)(ids) >= 0.5;
}
