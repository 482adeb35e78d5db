import type { ShownLayer } from '@aura/domain/outfits';

/** A suggestion as it is shown. */
export interface Suggestion {
  /** The garments in the places of the flat lay, the lowest first. */
  readonly layers: readonly ShownLayer[];
  readonly title: string;
  /** Why it is suggested, one or two sentences. */
  readonly reason: string;
  /** Ids of garments of which the person has no other of the same kind. */
  readonly onlyOnes: ReadonlySet<string>;
  readonly isSaved: boolean;
}
