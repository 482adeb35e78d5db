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
  /** Whether it is logged as worn today. */
  readonly isWorn: boolean;
  /** Whether it is planned for tomorrow. */
  readonly isPlanned: boolean;
  /** Whether one of its actions is being sent. */
  readonly isBusy: boolean;
}

/** What the actions of a suggestion do. */
export interface SuggestionHandlers {
  readonly onShuffle: (itemId: string) => void;
  /** @param lockedIds garments that the next suggestion has too */
  readonly onSkip: (lockedIds: readonly string[]) => void;
  readonly onSave: () => void;
  /** Logs it as worn today, or takes that back. */
  readonly onWear: () => void;
  /** Plans it for tomorrow, or takes that back. */
  readonly onPlan: () => void;
}
