import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnvironment } from './environment.ts';

type CspConfig = Pick<Config, 'firebase' | 'policyBaseUrl'>;

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The hosts of the sign-in provider, or the local emulator in their place. */
function identitySources({ firebase }: CspConfig) {
  if (firebase.emulatorHost) {
    return { connect: [`http://${firebase.emulatorHost}`], frame: [], script: [] };
  }
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${firebase.authDomain}`],
    // The sign-in popup is opened by a script of the provider's.
    script: ['https://apis.google.com'],
  };
}

/**
 * What the app's pages may load and do: nothing but what is named here.
 * @param nonce marks the style elements that the widgets library inserts
 */
export function contentSecurityPolicy(config: CspConfig, nonce?: string): string {
  const identity = identitySources(config);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...identity.script],
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    // Photos are made ready in a worker.
    'worker-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...identity.connect],
    'frame-src': ["'self'", ...originOf(config.policyBaseUrl), ...identity.frame],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer whatever its status; an answer that brings its own keeps it. */
export function staticHeaders(config: Config): MiddlewareHandler<AppEnvironment> {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The sign-in popup must be able to report back.
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
