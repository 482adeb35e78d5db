import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../http/viewer.ts';
import { addFavorite, getFavorites, removeFavorite } from './wishlist.service.ts';

/** The calls about the wishlist (docs/product.md section 7). */
export function wishlistRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, wishlistCalls.getFavorites, services, async ({ viewer }) =>
    succeed({ favorites: await getFavorites(services, viewer.userId) }),
  );

  handle(app, wishlistCalls.addFavorite, services, async ({ request, viewer }) => {
    await addFavorite(services, requireProfile(viewer), request.itemID, request.source);
    return succeed({});
  });

  handle(app, wishlistCalls.removeFavorite, services, async ({ request, viewer }) => {
    await removeFavorite(services, requireProfile(viewer), request.itemID);
    return succeed({});
  });
}
