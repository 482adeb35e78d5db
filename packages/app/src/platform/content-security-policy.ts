/**
 * Fits the libraries to the page's Content Security Policy: style elements that widgets insert carry the page's
 * nonce, and schemas are not compiled with `eval`.
 */
export function applyContentSecurityPolicy(page: Document): void {
  // Zod reads this when it is first loaded, which is later than this page.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const nonce = page.getElementById('aura-config')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
