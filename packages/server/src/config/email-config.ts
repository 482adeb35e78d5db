import { product } from '@aura/domain/product';
import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the settings of emails; null when none are sent.
 * @throws ConfigError when they are incomplete
 */
export function emailConfig({ SMTP_URL, EMAIL_FROM, PUBLIC_URL }: Settings) {
  if (SMTP_URL === undefined) return null;
  if (!URL.canParse(SMTP_URL)) throw new ConfigError('SMTP_URL: is not an address');
  if (PUBLIC_URL === undefined)
    throw new ConfigError('PUBLIC_URL: missing, though emails with links are wanted (SMTP_URL)');
  const { hostname } = new URL(PUBLIC_URL);
  return { smtpUrl: SMTP_URL, from: EMAIL_FROM ?? `${product.name} <notifications@${hostname}>` };
}
