/**
 * Widths of drawn lines: `strong` outlines a control that is wrong, `focus` rings what has the keyboard, `dot` leaves a
 * chosen radio its dot.
 */
export const lines = { strong: '1.5px', focus: '2px', dot: '7px' } as const;

/** Widths of an icon's strokes (`stroke-bold`): `icon` is every icon's own, large ones are `fine`, tiny ones `bold`. */
export const strokes = { fine: '1.3', icon: '1.6', strong: '2.1', bold: '2.6' } as const;
