import { applyTheme, parseThemeChoice, type ThemeChoice } from '@aura/ui/foundations/theme';
import { deviceStorage } from './storage/guarded-storage.ts';

const key = 'aura:v1:theme';

/** The theme that was chosen on this device; it belongs to the device, not to a person. */
export function storedThemeChoice(): ThemeChoice {
  return parseThemeChoice(deviceStorage.read(key));
}

/** Shows a theme and keeps the choice. A browser that refuses storage keeps it for the visit. */
export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice, document.documentElement);
  deviceStorage.write(key, choice);
}
