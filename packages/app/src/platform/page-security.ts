import * as z from 'zod/mini';

/**
 * Fits the libraries to the page's Content Security Policy: style elements that widgets insert carry the page's
 * nonce, and schemas are not compiled with `eval`.
 */
export function obeyPagePolicy(page: Document): void {
  z.config({ jitless: true });
  const nonce = page.getElementById('aura-config')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
