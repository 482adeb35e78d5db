import { alpha } from './alpha.ts';

/** Base colours of shadows and scrims; not used for backgrounds or text. */
export const shades = { light: '#1C1917', dark: '#050406' } as const;

const { light: lightShade, dark: darkShade } = shades;

/**
 * Colours, each a CSS variable (`--color-paper`) and the value of utilities (`bg-paper`, `text-ink`).
 * `contrast.test.ts` checks that text pairs have at least 4.5:1 and control outlines at least 3:1 in both
 * themes.
 */
export const colors = {
  light: {
    // Backgrounds, from the page up to the elements on it.
    paper: '#FBF8F3',
    surface: '#FFFFFF',
    sunken: '#F3EEE6',
    raise: '#FFFFFF',
    hover: '#F3EEE6',
    empty: '#F3EEE6',
    // Placeholders of loading content, visible on the page and on surfaces.
    skeleton: '#F3EEE6',
    // Dividers and outlines of controls.
    line: '#E4DCD1',
    'line-strong': '#8F857A',
    // Text and the primary button.
    ink: '#1C1917',
    'ink-hover': '#3A3430',
    muted: '#5E564E',
    'on-ink': '#FBF8F3',
    // Reserved for likes and the wishlist, hashtags, AI Detected, and focus.
    accent: '#6D28D9',
    'accent-wash': '#F1E9FD',
    // Errors and destructive actions; success.
    danger: '#B42318',
    'danger-hover': '#912018',
    'danger-wash': '#FDEDEA',
    'on-danger': '#FFFFFF',
    success: '#1F7A4D',
    'success-wash': '#E6F4EC',
    // Scrims over the page behind a dialog and over photographs.
    scrim: alpha(lightShade, 0.42),
    'on-image': '#FFFFFF',
    'image-scrim': alpha(lightShade, 0.55),
  },
  dark: {
    paper: '#121013',
    surface: '#1B181D',
    sunken: '#0D0B0E',
    raise: '#2A262D',
    hover: '#2A262D',
    empty: '#1B181D',
    skeleton: '#2A262D',
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
    scrim: alpha(darkShade, 0.66),
    'on-image': '#FFFFFF',
    'image-scrim': alpha(darkShade, 0.6),
  },
} as const;

export type ThemeName = keyof typeof colors;
export type ColorName = keyof (typeof colors)['light'];

/**
 * System colours that replace the tokens in forced colours mode (Windows high contrast). CSS guarantees that
 * `CanvasText` and `LinkText` are readable on `Canvas`.
 */
export const forcedColors = {
  paper: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  raise: 'Canvas',
  hover: 'Canvas',
  empty: 'Canvas',
  skeleton: 'Canvas',
  line: 'CanvasText',
  'line-strong': 'CanvasText',
  ink: 'CanvasText',
  'ink-hover': 'CanvasText',
  muted: 'CanvasText',
  'on-ink': 'Canvas',
  accent: 'LinkText',
  'accent-wash': 'Canvas',
  danger: 'CanvasText',
  'danger-hover': 'CanvasText',
  'danger-wash': 'Canvas',
  'on-danger': 'Canvas',
  success: 'CanvasText',
  'success-wash': 'Canvas',
  scrim: colors.dark.scrim,
  'on-image': 'CanvasText',
  'image-scrim': 'Canvas',
} as const satisfies Record<ColorName, string>;
