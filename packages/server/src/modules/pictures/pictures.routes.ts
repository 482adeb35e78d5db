import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handlePicture } from '../../http/handle.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAvatar, findItemPicture, findPostPicture, type VisiblePicture } from './pictures.repository.ts';

/** Short enough that a picture made private leaves shared caches soon; the bytes themselves never change. */
const publicCaching = 'public, max-age=3600, immutable';
const privateCaching = 'private, no-store';

interface Wanted {
  readonly pictureId: string;
  readonly viewerId: string | null;
}

/** Which picture an id of `getItemImage` or `getProfilePicture` names, and on whose behalf. */
function wantedBy(services: Services, imageId: string, viewer: Viewer | null): Wanted {
  if (!imageId.includes('.')) return { pictureId: imageId, viewerId: viewer?.userId ?? null };
  const signed = services.pictures.verify(imageId);
  if (signed === null) throw new HttpError('NOT_FOUND');
  return signed;
}

/** Answers with a picture; a document made of it could run nothing. */
async function answerPicture(
  services: Services,
  picture: VisiblePicture | undefined,
  width: number | undefined,
  headers: Headers,
): Promise<Response> {
  if (picture === undefined) throw new HttpError('NOT_FOUND');
  const etag = `"${picture.id}-${width ?? 'full'}"`;
  const caching = {
    'cache-control': picture.isPublic ? publicCaching : privateCaching,
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  };
  if (headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: caching });
  const bytes = await services.pictures.bytes(picture, width ?? null);
  if (bytes === null) throw new HttpError('NOT_FOUND');
  return new Response(new Uint8Array(bytes), {
    headers: { ...caching, 'content-type': 'image/jpeg', 'content-length': String(bytes.byteLength) },
  });
}

export function pictureRoutes(app: Hono<AppEnvironment>, services: Services): void {
  const { db } = services;

  handlePicture(app, itemCalls.getItemImage, services, async ({ request, viewer, headers }) => {
    const { pictureId, viewerId } = wantedBy(services, request.imageId, viewer);
    return answerPicture(services, await findItemPicture(db, pictureId, viewerId), request.w, headers);
  });

  handlePicture(app, profileCalls.getProfilePicture, services, async ({ request, viewer, headers }) => {
    const { pictureId, viewerId } = wantedBy(services, request.picId, viewer);
    return answerPicture(services, await findAvatar(db, pictureId, viewerId), request.w, headers);
  });

  handlePicture(app, postCalls.getPostImage, services, async ({ request, viewer, headers }) => {
    const signed = request.sig === undefined ? null : wantedBy(services, request.sig, viewer);
    const viewerId = signed ? signed.viewerId : (viewer?.userId ?? null);
    const picture = await findPostPicture(db, request.id, viewerId);
    if (signed && picture && signed.pictureId !== picture.id) throw new HttpError('NOT_FOUND');
    return answerPicture(services, picture, request.w, headers);
  });
}
