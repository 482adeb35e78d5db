import { product } from '@aura/domain/product';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { callerAddress } from '../../http/caller-address.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { apiRoot } from '../../http/handle.ts';
import { HttpError } from '../../http/http-error.ts';
import { rateLimits } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { findPreview, previewedPage } from './previews.service.ts';
import { siteOrigin } from './site-origin.ts';

const oembedRequest = z.object({
  url: z.url().check(z.maxLength(500)),
  format: z._default(z.literal('json'), 'json'),
  maxwidth: z.optional(z.coerce.number().check(z.int(), z.positive())),
});

/** `/api/oembed`: the data by which other sites embed a link to a public post or profile (oembed.com). */
export function previewRoutes(app: Hono<AppEnvironment>, services: Services): void {
  const { config, limiter, lanes } = services;
  app.get('/api/oembed', async (context) => {
    await limiter.take(rateLimits.read, callerAddress(context, config.trustedProxies));
    const request = z.safeParse(oembedRequest, context.req.query());
    if (!request.success) throw new HttpError('VALIDATION');
    const { url, maxwidth } = request.data;
    const origin = siteOrigin(context, config);
    const { origin: otherOrigin, pathname } = new URL(url);
    const page = otherOrigin === origin ? previewedPage(pathname) : null;
    const preview = page && (await lanes.api(() => findPreview(services, page, maxwidth)));
    if (preview === null) throw new HttpError('NOT_FOUND');
    const { title, author, image } = preview;
    const data = {
      version: '1.0',
      type: 'link',
      title,
      author_name: author.name,
      author_url: `${origin}${author.path}`,
      provider_name: product.name,
      provider_url: origin,
      ...(image && {
        thumbnail_url: `${config.imageBaseUrl ?? `${origin}${apiRoot}`}${image.path}`,
        thumbnail_width: image.width,
        thumbnail_height: image.height,
      }),
    };
    return context.json(data, 200, { 'cache-control': 'no-cache' });
  });
}
