import { alpha } from './alpha.ts';
import { colors, forcedColors, shades } from './color.ts';

/**
 * Shadows (`shadow-float`), each a CSS variable: `float` for dialogs, menus and toasts above the page,
 * `raise` for the selected part of a control.
 */
export const shadows = {
  light: {
    float: `0 1px 2px ${alpha(shades.light, 0.06)}, 0 16px 40px -8px ${alpha(shades.light, 0.18)}`,
    raise: `0 0 0 1px ${colors.light.line}, 0 1px 3px ${alpha(shades.light, 0.1)}`,
  },
  dark: {
    float: `0 1px 2px ${alpha(shades.dark, 0.4)}, 0 20px 48px -8px ${alpha(shades.dark, 0.6)}`,
    raise: `0 0 0 1px ${colors.dark.line}, 0 1px 3px ${alpha(shades.dark, 0.4)}`,
  },
} as const;

/** In forced colours mode an outline replaces the shadow. */
export const forcedShadows = {
  float: `0 0 0 1px ${forcedColors.line}`,
  raise: `0 0 0 2px ${forcedColors.ink}`,
} as const satisfies Record<keyof (typeof shadows)['light'], string>;
