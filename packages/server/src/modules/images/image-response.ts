import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import type { VisibleImage } from './images.repository.ts';
import { formatOf } from './images.service.ts';

/**
 * The bytes of an image never change, but it can become private: a shared cache asks again after a minute, and
 * browsers after an hour (docs/decisions/2026-11-23-images-by-cdn.md).
 */
const publicCaching = 'public, max-age=3600, s-maxage=60, immutable';
const privateCaching = 'private, no-store';

/** Lets the app's pages show and read a public image that a CDN serves from its own origin. */
const sharedHeaders = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/**
 * Responds with an image, or with 304 when the client has cached it; the CSP forbids scripts when it is
 * opened as a document.
 */
export async function imageResponse(
  { images, config }: Services,
  image: VisibleImage,
  width: number | undefined,
  requestHeaders: Headers,
): Promise<Response> {
  const etag = `"${image.id}-${width ?? 'full'}"`;
  const headers = {
    'cache-control': image.isPublic ? publicCaching : privateCaching,
    ...(image.isPublic && config.imageBaseUrl !== null ? sharedHeaders : {}),
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  };
  if (requestHeaders.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const bytes = await images.bytes(image, width ?? null);
  if (bytes === null) throw new DomainError('images.not_found');
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': `image/${formatOf(image.key)}`,
      'content-length': String(bytes.byteLength),
    },
  });
}
