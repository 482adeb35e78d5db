import { createECDH } from 'node:crypto';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

/** Whether a text is a private key of P-256, in base64url. */
export function isPushKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the settings of push messages.
 * @throws ConfigError
 */
export function pushConfig({ PUSH_PRIVATE_KEY, PUSH_CONTACT, PUSH_LOCAL, PUBLIC_URL, ...env }: Settings) {
  if (PUSH_PRIVATE_KEY !== undefined && !isPushKey(PUSH_PRIVATE_KEY))
    throw new ConfigError(
      'PUSH_PRIVATE_KEY: must be a private key of P-256, as `npx web-push generate-vapid-keys` prints',
    );
  if (PUSH_LOCAL === 'allow' && (env.NODE_ENV === 'production' || !isLoopback(env.HOST)))
    throw new ConfigError(
      'PUSH_LOCAL: must not be set in production or on a server that other machines reach',
    );
  const site = PUBLIC_URL?.startsWith('https:') ? new URL(PUBLIC_URL).origin : null;
  return {
    privateKey: PUSH_PRIVATE_KEY ?? null,
    /** Where push services find the operator; null without a contact address. */
    contact: PUSH_CONTACT ?? site,
    /** Whether messages may be sent to this machine, over `http` too: for tests. */
    allowsLocal: PUSH_LOCAL === 'allow',
  };
}
