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

/**
 * Lets the app's pages show and read a public image that a CDN serves from its own origin. By `Date` the service worker
 * knows whether it has stored the response already.
 */
const sharedHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date',
};

/** Whether the client names AVIF: clients that accept everything may not show it. */
const acceptsAvif = (requestHeaders: Headers) => /\bimage\/avif\b/.test(requestHeaders.get('accept') ?? '');

/**
 * Responds with an image, as AVIF when the client accepts it and the copy has been made, or with 304 when the client has
 * cached it; the CSP forbids scripts when it is opened as a document.
 */
export async function imageResponse(
  { images, config }: Services,
  image: VisibleImage,
  width: number | undefined,
  requestHeaders: Headers,
): Promise<Response> {
  const format = formatOf(image.key);
  const tag = `${image.id}-${width ?? 'full'}`;
  const headers = {
    'cache-control': image.isPublic ? publicCaching : privateCaching,
    ...(image.isPublic && config.imageBaseUrl !== null ? sharedHeaders : {}),
    'content-security-policy': "default-src 'none'; sandbox",
    ...(format === 'jpeg' && { vary: 'Accept' }),
  };
  const cached = requestHeaders.get('if-none-match') ?? '';
  const respond = (etag: string, type: string, bytes: Uint8Array) =>
    new Response(new Uint8Array(bytes), {
      headers: {
        ...headers,
        etag,
        'content-type': `image/${type}`,
        'content-length': String(bytes.byteLength),
      },
    });
  const unchanged = (etag: string) => new Response(null, { status: 304, headers: { ...headers, etag } });

  if (format === 'jpeg' && acceptsAvif(requestHeaders)) {
    const etag = `"${tag}-avif"`;
    if (cached.includes(etag)) return unchanged(etag);
    const copy = await images.avif(image, width ?? null);
    if (copy !== null) return respond(etag, 'avif', copy);
  }
  const etag = `"${tag}"`;
  if (cached.includes(etag)) return unchanged(etag);
  const bytes = await images.bytes(image, width ?? null);
  if (bytes === null) throw new DomainError('images.not_found');
  return respond(etag, format, bytes);
}
