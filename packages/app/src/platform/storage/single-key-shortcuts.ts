import { deviceStorage } from './guarded-storage.ts';
import { deviceKey } from './keys.ts';

const key = deviceKey('single-key-shortcuts');
const off = 'off';

/**
 * Returns whether shortcuts of single characters are on in this browser. The setting depends on the keyboard,
 * so it is not stored per user.
 */
export function areSingleKeyShortcutsOn(): boolean {
  return deviceStorage.read(key) !== off;
}

export function saveSingleKeyShortcuts(on: boolean): void {
  if (on) deviceStorage.remove(key);
  else deviceStorage.write(key, off);
}
