import { applyTheme, parseThemeChoice, type ThemeChoice } from '@aura/ui/foundations/theme';
import { deviceStorage } from './guarded-storage.ts';
import { deviceKey } from './keys.ts';

const key = deviceKey('theme');

/** Returns the theme of this browser, which is independent of the user. */
export function readTheme(): ThemeChoice {
  return parseThemeChoice(deviceStorage.read(key));
}

/** Applies a theme and stores it. */
export function saveTheme(choice: ThemeChoice): void {
  applyTheme(choice, document.documentElement);
  deviceStorage.write(key, choice);
}
