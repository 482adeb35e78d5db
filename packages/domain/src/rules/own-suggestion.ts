import type { Item } from '../entities.ts';
import { closestGarments, type MatchedFacts, matchGarments, matchReason } from './garment-matches.ts';

/** An own garment that a detected item may be, and why. */
export interface OwnSuggestion {
  readonly item: Item;
  readonly reason: string;
}

/**
 * The garment of a wardrobe that is most like a detected item (docs/product.md section 2, Composer).
 * @param postedIds garments that the post has already
 * @returns null when none is close
 */
export function ownSuggestion(
  facts: MatchedFacts,
  wardrobe: readonly Item[],
  postedIds: readonly string[],
): OwnSuggestion | null {
  const offered = wardrobe.filter(({ id }) => !postedIds.includes(id));
  const [item] = closestGarments(facts, offered);
  const match = item && matchGarments(facts, item);
  return item && match ? { item, reason: matchReason(match) } : null;
}
