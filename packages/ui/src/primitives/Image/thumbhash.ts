import { thumbHashToDataURL } from 'thumbhash';

/** Decodes a base64 ThumbHash to a data URL; undefined when it is missing or invalid. */
export function thumbhashDataUrl(base64: string | null): string | undefined {
  if (!base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes);
  } catch {
    return undefined;
  }
}
