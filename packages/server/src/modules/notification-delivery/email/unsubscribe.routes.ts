import type { Context, Hono } from 'hono';
import { callerAddress } from '../../../http/caller-address.ts';
import type { AppEnvironment } from '../../../http/environment.ts';
import { rateLimits } from '../../../http/rate-limit.ts';
import type { Services } from '../../../services.ts';
import { unsubscribe } from './email-switch.service.ts';
import { confirmPage, donePage, invalidPage, unsubscribePolicy } from './unsubscribe-page.ts';

export const unsubscribePath = '/api/unsubscribe';

const headers = { 'cache-control': 'no-store', 'content-security-policy': unsubscribePolicy };

/**
 * `/api/unsubscribe?token=`: turns a person's emails off without a session. A mail program sends a POST (RFC 8058), of
 * which only the token counts; people see a page with a button first.
 */
export function unsubscribeRoutes(app: Hono<AppEnvironment>, services: Services): void {
  const { config, lanes, limiter, unsubscribeTokens } = services;

  async function readUser(context: Context<AppEnvironment>): Promise<string | null> {
    await limiter.take(rateLimits.read, callerAddress(context, config.trustedProxies));
    return unsubscribeTokens.read(context.req.query('token') ?? '');
  }

  app.get(unsubscribePath, async (context) => {
    const userId = await readUser(context);
    return userId === null
      ? context.html(await invalidPage(), 404, headers)
      : context.html(await confirmPage(), 200, headers);
  });

  app.post(unsubscribePath, async (context) => {
    const userId = await readUser(context);
    if (userId === null) return context.html(await invalidPage(), 404, headers);
    await lanes.api(() => unsubscribe(services, userId));
    return context.html(await donePage(), 200, headers);
  });
}
