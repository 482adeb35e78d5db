import type { Pattern } from '../core/pattern.ts';
import type { BodyLines } from '../figure/body.ts';
import type { OuterShape, Worn } from '../shapes.ts';
import type { Figure } from './figure.ts';
import type { OuterCut } from './outer-cuts.ts';

/** One front of an outer layer. */
export interface Front {
  readonly side: number;
  readonly d: string;
}

/** The parts of an outer layer that its details are drawn from. */
export interface OuterLayer {
  readonly figure: Figure;
  readonly body: BodyLines;
  readonly piece: Worn<OuterShape>;
  readonly cut: OuterCut;
  readonly pattern: Pattern;
  /** Half width of the hem. */
  readonly hemW: number;
}
