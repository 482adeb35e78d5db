interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): unknown;
}

/** The provider's SDK loads this script for its sign-in popup. */
const providerScripts = 'https://apis.google.com/';

/**
 * Returns an address from which the page may load code: of the built app, such as those of its workers, or of the
 * identity provider. Returns null for others, which the browser then refuses.
 */
function allowedScript(address: string): string | null {
  const { href } = new URL(address, window.location.href);
  const { origin } = window.location;
  const isBuilt = href.startsWith(`${origin}/assets/`) || href === `${origin}/service-worker.js`;
  return isBuilt || href.startsWith(providerScripts) ? address : null;
}

/**
 * Configures the page and its libraries for its Content Security Policy: addresses of scripts are checked by the
 * only Trusted Types policy, style elements that libraries insert have the page's nonce, and zod does not compile
 * schemas with `eval`.
 */
export function applyContentSecurityPolicy(page: Document): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  trustedTypes?.createPolicy('default', { createScriptURL: allowedScript });
  // Zod reads this when it is loaded later.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const nonce = page.getElementById('aura-config')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
