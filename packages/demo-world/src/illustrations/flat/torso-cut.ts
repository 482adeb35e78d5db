/** The lower body of a top: half widths and heights in px, offsets from the centre line. */
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
  /** A sharp V neckline. */
  readonly v?: boolean;
}

/** The shoulder seam of a sleeve: half width and height. */
export interface ShoulderCut {
  readonly sw: number;
  readonly sY: number;
}

export interface TorsoCut extends BodyCut, NeckCut, ShoulderCut {
  /** Extra length of the hem in the middle. */
  readonly hemC?: number;
}
