import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handleImage } from '../../http/handle.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAvatar, findItemImage, findPostImage, type VisibleImage } from './images.repository.ts';

/** Short enough that an image made private leaves shared caches soon; the bytes themselves never change. */
const publicCaching = 'public, max-age=3600, immutable';
const privateCaching = 'private, no-store';

interface Wanted {
  readonly imageId: string;
  readonly viewerId: string | null;
}

/** Which image an id of `getItemImage` or `getProfilePicture` names, and on whose behalf. */
function wantedBy(services: Services, imageId: string, viewer: Viewer | null): Wanted {
  if (!imageId.includes('.')) return { imageId, viewerId: viewer?.userId ?? null };
  const signed = services.images.verify(imageId);
  if (signed === null) throw new HttpError('NOT_FOUND');
  return signed;
}

/** Answers with an image; a document made of it could run nothing. */
async function answerImage(
  services: Services,
  image: VisibleImage | undefined,
  width: number | undefined,
  headers: Headers,
): Promise<Response> {
  if (image === undefined) throw new HttpError('NOT_FOUND');
  const etag = `"${image.id}-${width ?? 'full'}"`;
  const caching = {
    'cache-control': image.isPublic ? publicCaching : privateCaching,
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  };
  if (headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: caching });
  const bytes = await services.images.bytes(image, width ?? null);
  if (bytes === null) throw new HttpError('NOT_FOUND');
  return new Response(new Uint8Array(bytes), {
    headers: { ...caching, 'content-type': 'image/jpeg', 'content-length': String(bytes.byteLength) },
  });
}

export function imageRoutes(app: Hono<AppEnvironment>, services: Services): void {
  const { db } = services;

  handleImage(app, itemCalls.getItemImage, services, async ({ request, viewer, headers }) => {
    const { imageId, viewerId } = wantedBy(services, request.imageId, viewer);
    return answerImage(services, await findItemImage(db, imageId, viewerId), request.w, headers);
  });

  handleImage(app, profileCalls.getProfilePicture, services, async ({ request, viewer, headers }) => {
    const { imageId, viewerId } = wantedBy(services, request.picId, viewer);
    return answerImage(services, await findAvatar(db, imageId, viewerId), request.w, headers);
  });

  handleImage(app, postCalls.getPostImage, services, async ({ request, viewer, headers }) => {
    const signed = request.sig === undefined ? null : wantedBy(services, request.sig, viewer);
    const viewerId = signed ? signed.viewerId : (viewer?.userId ?? null);
    const image = await findPostImage(db, request.id, viewerId);
    if (signed && image && signed.imageId !== image.id) throw new HttpError('NOT_FOUND');
    return answerImage(services, image, request.w, headers);
  });
}
