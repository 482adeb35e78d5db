import type { Context } from 'hono';
import type { Config } from '../../config/config.ts';

/**
 * The address of the site without a path: `PUBLIC_URL`, else the address of the request, whose protocol a trusted
 * proxy says.
 */
export function siteOrigin(context: Context, { publicUrl, trustedProxies }: Config): string {
  if (publicUrl !== null) return publicUrl;
  const { protocol, host } = new URL(context.req.url);
  const forwarded = trustedProxies > 0 ? context.req.header('x-forwarded-proto') : undefined;
  return `${forwarded === 'https' ? 'https:' : protocol}//${host}`;
}
