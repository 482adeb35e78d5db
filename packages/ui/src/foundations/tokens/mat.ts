/** The paper below a cut-out; in the dark theme lighter than surfaces, so that dark clothes remain visible. */
export const mat = {
  background:
    'radial-gradient(120% 90% at 32% 8%, light-dark(#FFFEFB, #4A444C) 0, light-dark(#F7F1E8, #39343B) 58%, light-dark(#EDE5D9, #2D292F) 100%)',
  line: 'inset 0 0 0 1px light-dark(rgb(28 25 23 / 7%), rgb(255 255 255 / 4%))',
} as const;

const rim = 'drop-shadow(0 0 0.6px light-dark(transparent, rgb(255 255 255 / 38%)))';

/** Shadows of a cut-out on its mat. */
export const cutoutShadows = {
  card: `${rim} drop-shadow(0 1px 1px light-dark(rgb(60 40 24 / 22%), rgb(0 0 0 / 40%))) drop-shadow(0 8px 10px light-dark(rgb(60 40 24 / 20%), rgb(0 0 0 / 50%)))`,
  /** Below 120 px. */
  small: `${rim} drop-shadow(0 3px 4px light-dark(rgb(60 40 24 / 22%), rgb(0 0 0 / 45%)))`,
} as const;

/** A photo without cut-out on the mat: a print with a narrow frame. */
export const photoCardStyle = {
  paper: 'light-dark(#FFFFFF, #5C555F)',
  shadow:
    '0 0 0 1px light-dark(rgb(60 40 24 / 7%), rgb(0 0 0 / 22%)), 0 3px 8px light-dark(rgb(60 40 24 / 16%), rgb(0 0 0 / 42%))',
} as const;

/** Three colours of garments, before the word of the filter by colour. */
export const garmentSwatches = ['#23324C', '#714B37', '#DE9113'] as const;
