/**
 * The design tokens: the only place with raw colours, pixel values and z-index. `tailwind.config.ts`
 * turns them into CSS variables (`--color-paper`) and utilities (`bg-paper`, `rounded-card`, `z-toast`).
 */

/** Colours that change with the theme. Text pairs hold 4.5:1 and control outlines 3:1 in both. */
export const colors = {
  light: {
    paper: '#FBF8F3',
    surface: '#FFFFFF',
    sunken: '#F3EEE6',
    raise: '#FFFFFF',
    hover: '#F3EEE6',
    empty: '#F3EEE6',
    line: '#E4DCD1',
    'line-strong': '#8F857A',
    ink: '#1C1917',
    'ink-hover': '#3A3430',
    muted: '#5E564E',
    'on-ink': '#FBF8F3',
    accent: '#6D28D9',
    'accent-wash': '#F1E9FD',
    danger: '#B42318',
    'danger-hover': '#912018',
    'danger-wash': '#FDEDEA',
    'on-danger': '#FFFFFF',
    success: '#1F7A4D',
    'success-wash': '#E6F4EC',
    scrim: 'rgb(28 25 23 / 0.42)',
    'on-picture': '#FFFFFF',
    'picture-scrim': 'rgb(28 25 23 / 0.55)',
  },
  dark: {
    paper: '#121013',
    surface: '#1B181D',
    sunken: '#0D0B0E',
    raise: '#2A262D',
    hover: '#2A262D',
    empty: '#1B181D',
    line: '#332E36',
    'line-strong': '#7D7580',
    ink: '#F6F1EA',
    'ink-hover': '#D9D1C7',
    muted: '#B8AEA4',
    'on-ink': '#121013',
    accent: '#C4A7FF',
    'accent-wash': '#2A2138',
    danger: '#FF9C8F',
    'danger-hover': '#FFB5AA',
    'danger-wash': '#3A1D1B',
    'on-danger': '#121013',
    success: '#7FD3A6',
    'success-wash': '#16301F',
    scrim: 'rgb(5 4 6 / 0.66)',
    'on-picture': '#FFFFFF',
    'picture-scrim': 'rgb(5 4 6 / 0.6)',
  },
} as const;

export type ThemeName = keyof typeof colors;
export type ColorName = keyof (typeof colors)['light'];

/** Other values that change with the theme; each becomes a CSS variable of the same name. */
export const effects = {
  light: {
    'aura-near': '0.8',
    'aura-far': '0.42',
    'picture-brightness': '1',
    'shadow-float': '0 1px 2px rgb(28 25 23 / 0.06), 0 16px 40px -8px rgb(28 25 23 / 0.18)',
    'shadow-raise': '0 0 0 1px #E4DCD1, 0 1px 3px rgb(28 25 23 / 0.1)',
  },
  dark: {
    'aura-near': '0.52',
    'aura-far': '0.3',
    'picture-brightness': '0.9',
    'shadow-float': '0 1px 2px rgb(0 0 0 / 0.4), 0 20px 48px -8px rgb(0 0 0 / 0.6)',
    'shadow-raise': '0 0 0 1px #332E36, 0 1px 3px rgb(0 0 0 / 0.4)',
  },
} as const;

/** The aura of anything whose own colours are unknown: peach, orchid, sky. */
export const auraTrio = ['#FFB199', '#D98BFF', '#7CC7FF'] as const;

/** Type scale: pixels at the default text size as name, [size, line height] in rem, tracking in em. */
export const type = {
  12: ['0.75rem', '1rem', '0em'],
  14: ['0.875rem', '1.25rem', '0em'],
  16: ['1rem', '1.5rem', '0em'],
  18: ['1.125rem', '1.75rem', '0em'],
  22: ['1.375rem', '1.15', '0em'],
  28: ['1.75rem', '1.12', '-0.01em'],
  40: ['2.5rem', '1.1', '-0.015em'],
  64: ['4rem', '1', '-0.025em'],
} as const;

export const fonts = {
  serif: "'Instrument Serif', 'Instrument Serif Fallback', Georgia, serif",
  sans: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
} as const;

export const radii = {
  none: '0',
  mark: '4px',
  inner: '10px',
  control: '12px',
  picture: '16px',
  card: '20px',
  dialog: '24px',
  full: '9999px',
} as const;

/** What lies above what. */
export const layers = {
  below: '-1',
  base: '0',
  raised: '1',
  sticky: '5',
  bar: '10',
  dialog: '30',
  menu: '40',
  toast: '50',
} as const;

/** Widths at which the layout changes: 700 leaves the phone form of dialogs, 1024 opens the stage. */
export const screens = { tablet: '700px', desk: '1024px', wide: '1280px' } as const;

/** Names for measures that recur; everything else sits on the 4 px grid of `--spacing`. */
export const sizes = {
  target: '2.75rem',
  control: '3rem',
  'top-bar': '4rem',
  'top-bar-phone': '3.5rem',
  'bottom-bar': '4.5rem',
  content: '84rem',
  'dialog-sm': '28rem',
  'dialog-md': '35rem',
  'dialog-lg': '60rem',
  'dialog-xl': '65rem',
  'dialog-2xl': '80rem',
} as const;

/** Durations in milliseconds and curves; `motion/transitions.ts` names their uses. */
export const durations = { instant: 80, leave: 160, enter: 240, flip: 320, glow: 400 } as const;
export const curves = {
  enter: [0.2, 0, 0, 1],
  leave: [0.4, 0, 1, 1],
  move: [0.4, 0, 0.2, 1],
} as const;
