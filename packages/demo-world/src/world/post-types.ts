import type { PoseName } from '../illustrations/figure/body.ts';
import type { Framing } from '../illustrations/outfit.ts';

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** Background colours. */
export const WALLS = {
  sky: '#c9dff0',
  peach: '#f7d8c2',
  orchid: '#dccbee',
  sage: '#d6dec9',
  sand: '#ecdfcd',
  rose: '#f2d6d2',
  mist: '#d5dfe0',
  butter: '#f4e3b8',
  clay: '#e6c6b0',
  stone: '#e2ddd5',
} as const;

/** A post before its users, items and images are resolved. */
export interface PostPlan {
  /** Name of the owner, as in the email. */
  readonly owner: string;
  /** Minutes before now. */
  readonly minutesAgo: number;
  readonly caption: string;
  /** Tags, separated by spaces. */
  readonly tags?: string;
  /** Keys of the worn items, separated by spaces. */
  readonly wears: string;
  /** Keys of the linked items; all worn items by default. */
  readonly links?: string;
  readonly wall: keyof typeof WALLS;
  readonly pose?: PoseName;
  readonly framing?: Framing;
  /** Colour of the headscarf. */
  readonly scarf?: string;
  readonly location?: string;
  /** Share of users who liked it, 0 to 1. */
  readonly likeShare: number;
}
