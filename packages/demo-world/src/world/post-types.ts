import type { PoseName } from '../illustrations/figure/body.ts';
import type { Framing } from '../illustrations/outfit.ts';

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** Walls of the studio. */
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

/** A post of the demo world, before its people, items and images are joined. */
export interface PostPlan {
  /** Name of the owner, as in the email. */
  readonly by: string;
  /** Minutes before now. */
  readonly age: number;
  readonly caption: string;
  /** Tags, separated by spaces. */
  readonly tags?: string;
  /** Keys of the garments in the image, separated by spaces. */
  readonly wears: string;
  /** Keys of the garments that the post links; all that are worn by default. */
  readonly links?: string;
  readonly wall: keyof typeof WALLS;
  readonly pose?: PoseName;
  readonly framing?: Framing;
  /** Colour of the headscarf on that day. */
  readonly scarf?: string;
  readonly location?: string;
  /** Share of all people who liked it, 0 to 1. */
  readonly warmth: number;
}
