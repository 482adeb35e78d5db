import { deviceStorage } from './guarded-storage.ts';

const key = 'aura:v1:single-key-shortcuts';
const off = 'off';

/** Whether keys that write a character are shortcuts on this device, which depends on its keyboard, not on the user. */
export function areSingleKeyShortcutsOn(): boolean {
  return deviceStorage.read(key) !== off;
}

export function saveSingleKeyShortcuts(on: boolean): void {
  if (on) deviceStorage.remove(key);
  else deviceStorage.write(key, off);
}
