import type { ThemeName } from './tokens/color.ts';

/** What a person chose: a fixed theme, or to follow the system. */
export type ThemeChoice = ThemeName | 'system';

/**
 * Shows a theme on an element, normally `document.documentElement`; `system` leaves it to the media query.
 */
export function applyTheme(choice: ThemeChoice, root: { readonly dataset: DOMStringMap }): void {
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
}

/** Reads a stored choice; anything unknown follows the system. */
export function parseThemeChoice(stored: string | null | undefined): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
