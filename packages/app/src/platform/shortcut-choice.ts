import { deviceStorage } from './storage/guarded-storage.ts';

const key = 'aura:v1:single-key-shortcuts';
const off = 'off';

/** Whether keys that write a character are shortcuts on this device; it belongs to its keyboard, not to a person. */
export const shortcutChoice = {
  areCharactersOn: () => deviceStorage.read(key) !== off,
  chooseCharacters: (on: boolean) => (on ? deviceStorage.remove(key) : deviceStorage.write(key, off)),
};
