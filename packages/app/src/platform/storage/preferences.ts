import { applyTheme, parseThemeChoice, type ThemeChoice } from '@aura/ui/foundations/theme';
import { deviceStorage, tabStorage } from './guarded-storage.ts';

/** Preferences of the device, which are independent of the user, and what one visit records. Each is a single word. */
const themeKey = 'aura:v1:theme';
const shortcutsKey = 'aura:v1:single-key-shortcuts';
const shortcutsOff = 'off';
const landingKey = 'aura:v1:landing-played';

export function readTheme(): ThemeChoice {
  return parseThemeChoice(deviceStorage.read(themeKey));
}

/** Applies a theme and stores it. */
export function saveTheme(choice: ThemeChoice): void {
  applyTheme(choice, document.documentElement);
  deviceStorage.write(themeKey, choice);
}

/** Whether keys that write a character are shortcuts. */
export function areSingleKeyShortcutsOn(): boolean {
  return deviceStorage.read(shortcutsKey) !== shortcutsOff;
}

export function saveSingleKeyShortcuts(on: boolean): void {
  if (on) deviceStorage.remove(shortcutsKey);
  else deviceStorage.write(shortcutsKey, shortcutsOff);
}

/** Whether the reveal of the landing page has played in this tab. */
export function isLandingRevealPlayed(): boolean {
  return Boolean(tabStorage.read(landingKey));
}

export function saveLandingRevealPlayed(): void {
  tabStorage.write(landingKey, '1');
}
