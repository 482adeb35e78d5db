import { applyTheme, parseThemeChoice, type ThemeChoice } from '@aura/ui/foundations/theme';

const key = 'aura:v1:theme';

/** The theme that was chosen on this device; it belongs to the device, not to a person. */
export function storedThemeChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(key));
  } catch {
    return 'system';
  }
}

/** Shows a theme and keeps the choice. A browser that refuses storage keeps it for the visit. */
export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice, document.documentElement);
  try {
    localStorage.setItem(key, choice);
  } catch {
    return;
  }
}
