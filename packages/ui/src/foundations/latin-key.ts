/** The letter that a key has on a Latin keyboard, for layouts of another script. */
export function latinKey({ key, code }: { readonly key: string; readonly code: string }): string {
  const isForeign = key.length === 1 && key > '~';
  return isForeign ? code.replace(/^Key/, '').toLowerCase() : key;
}
