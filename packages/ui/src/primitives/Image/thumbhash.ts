import { thumbHashToDataURL } from 'thumbhash';

/** The image of a base64 ThumbHash as a data address, or undefined when it is missing or broken. */
export function thumbhashDataUrl(base64: string | null): string | undefined {
  if (!base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes);
  } catch {
    return undefined;
  }
}
