/**
 * Configures libraries for the page's Content Security Policy: style elements that they insert have the page's nonce,
 * and zod does not compile schemas with `eval`.
 */
export function applyContentSecurityPolicy(page: Document): void {
  // Zod reads this when it is loaded later.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const nonce = page.getElementById('aura-config')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
