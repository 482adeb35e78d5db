/** Where the body of a top ends: half widths and heights in px, offsets from the centre line. */
export interface BodyCut {
  /** Half width of the chest, and the height of the armpit. */
  readonly cw: number;
  readonly pit: number;
  /** Half widths of waist and hem, and the height of the hem. */
  readonly ww: number;
  readonly hw: number;
  readonly hem: number;
}

/** A neckline: half width, height at the shoulder, height of its lowest point. */
export interface NeckCut {
  readonly nw: number;
  readonly nY: number;
  readonly drop: number;
  /** A sharp V. */
  readonly v?: boolean;
}

/** Where a sleeve is set in: half width and height of the shoulder. */
export interface ShoulderCut {
  readonly sw: number;
  readonly sY: number;
}

export interface TorsoCut extends BodyCut, NeckCut, ShoulderCut {
  /** How far the hem hangs lower in the middle. */
  readonly hemC?: number;
}
