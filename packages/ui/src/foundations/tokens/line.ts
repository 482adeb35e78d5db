/** Widths of drawn lines: `strong` outlines a control that is wrong, `focus` rings what has the keyboard. */
export const lines = { strong: '1.5px', focus: '2px' } as const;
