import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the address that public images are loaded from, without a slash at its end; null for this server.
 * @throws ConfigError when browsers would not load images from it
 */
export function imageBaseUrl({ IMAGE_BASE_URL, NODE_ENV }: Settings): string | null {
  if (!IMAGE_BASE_URL) return null;
  const { protocol, search, hash } = new URL(IMAGE_BASE_URL);
  if (search !== '' || hash !== '') throw new ConfigError('IMAGE_BASE_URL: must end with a path');
  if (NODE_ENV === 'production' && protocol !== 'https:') {
    throw new ConfigError('IMAGE_BASE_URL: must start with https:// in production');
  }
  return IMAGE_BASE_URL.replace(/\/+$/, '');
}
