import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnvironment } from './environment.ts';

type CspConfig = Pick<Config, 'firebase' | 'policyBaseUrl' | 'imageBaseUrl'>;

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The origins of the identity provider, or of the local emulator. */
function identitySources({ firebase }: CspConfig) {
  if (firebase.emulatorHost) {
    return { connect: [`http://${firebase.emulatorHost}`], frame: [], script: [] };
  }
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${firebase.authDomain}`],
    // The provider's script opens the sign-in popup.
    script: ['https://apis.google.com'],
  };
}

/**
 * Builds the Content-Security-Policy of the app's pages.
 * @param nonce allows the style elements that Radix inserts
 * @param scriptHashes base64 SHA-256 hashes of the page's inline scripts
 */
export function contentSecurityPolicy(
  config: CspConfig,
  nonce?: string,
  scriptHashes: readonly string[] = [],
): string {
  const identity = identitySources(config);
  const images = originOf(config.imageBaseUrl ?? '');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...identity.script],
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    // A worker resizes photos before the upload.
    'worker-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    // The app also reads an image's bytes, to add an item of the wishlist to the wardrobe.
    'connect-src': ["'self'", ...identity.connect, ...images],
    'frame-src': ["'self'", ...originOf(config.policyBaseUrl), ...identity.frame],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The app's only policy checks the addresses of its worker and of the provider's script.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Sets the security headers of every response, except those that the route has set itself. */
export function securityHeaders(config: Config): MiddlewareHandler<AppEnvironment> {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The sign-in popup must be able to post its result to the opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'permissions-policy':
      'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
  });
  return async (context, next) => {
    await next();
    const given = context.res.headers;
    for (const [name, value] of headers) if (!given.has(name)) given.set(name, value);
  };
}
