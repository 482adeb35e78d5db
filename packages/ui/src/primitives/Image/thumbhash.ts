import { thumbHashToDataURL } from 'thumbhash';

/** Decoded hashes. Lists show the same garments many times, and decoding takes longer than rendering their images. */
const decoded = new Map<string, string | undefined>();
/** A data URL has up to 6 KB. */
const maxCount = 500;

function decode(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes a base64 ThumbHash to a data URL; undefined when it is missing or invalid. */
export function thumbhashDataUrl(base64: string | null): string | undefined {
  if (!base64) return undefined;
  if (!decoded.has(base64)) {
    if (decoded.size >= maxCount) decoded.clear();
    decoded.set(base64, decode(base64));
  }
  return decoded.get(base64);
}
