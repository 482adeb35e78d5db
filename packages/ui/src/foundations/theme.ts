import type { ThemeName } from './tokens/color.ts';

/** The theme setting: a fixed theme, or the system's. */
export type ThemeChoice = ThemeName | 'system';

/**
 * Applies a theme to an element, normally `document.documentElement`. `system` removes the attribute, so that
 * the media query decides.
 */
export function applyTheme(choice: ThemeChoice, root: { readonly dataset: DOMStringMap }): void {
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
}

/** Parses a stored setting. Unknown values become `system`. */
export function parseThemeChoice(stored: string | null | undefined): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
