/**
 * Line widths: `strong` for the outline of an invalid control, `focus` for the focus ring, `dot` for the ring
 * around the dot of a checked radio.
 */
export const lines = { strong: '1.5px', focus: '2px', dot: '7px' } as const;

/**
 * Stroke widths of icons (`stroke-bold`): `icon` by default, `fine` for large icons, `strong` and `bold` for
 * small ones.
 */
export const strokes = { fine: '1.3', icon: '1.6', strong: '2.1', bold: '2.6' } as const;
