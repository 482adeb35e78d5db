import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handleImage } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { getAvatar, getItemImage, getPostImage } from './image-access.service.ts';
import { imageResponse } from './image-response.ts';

/** Routes of images (docs/product.md section 7). */
export function imageRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handleImage(app, itemCalls.getItemImage, services, async ({ request, viewer, headers }) => {
    const image = await getItemImage(services, request.imageId, viewer?.userId ?? null);
    return imageResponse(services, image, request.w, headers);
  });

  handleImage(app, profileLookupCalls.getProfilePicture, services, async ({ request, viewer, headers }) => {
    const image = await getAvatar(services, request.picId, viewer?.userId ?? null);
    return imageResponse(services, image, request.w, headers);
  });

  handleImage(app, postCalls.getPostImage, services, async ({ request, viewer, headers }) => {
    const image = await getPostImage(services, request.id, request.sig, viewer?.userId ?? null);
    return imageResponse(services, image, request.w, headers);
  });
}
