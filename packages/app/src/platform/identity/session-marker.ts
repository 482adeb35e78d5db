const key = 'aura:v1:session';

/**
 * Remembers on this device that somebody is signed in. Without the mark the signed-out state is known at once,
 * and the provider's code need not be loaded before the first paint.
 */
export const sessionMarker = {
  isSet: () => readSafely() !== null,
  set: () => writeSafely(() => localStorage.setItem(key, '1')),
  clear: () => writeSafely(() => localStorage.removeItem(key)),
};

function readSafely(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return '1';
  }
}

/** A browser that refuses storage only loses the shortcut. */
function writeSafely(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}
