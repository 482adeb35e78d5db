import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlist.service.ts';

/** Routes of the wishlist (docs/product.md section 7). */
export function wishlistRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, wishlistCalls.getFavorites, services, async ({ viewer }) =>
    succeed({ favorites: await getWishlist(services, viewer.userId) }),
  );

  handle(app, wishlistCalls.addFavorite, services, async ({ request, viewer }) => {
    await addToWishlist(services, request.itemID, request.source, requireProfile(viewer));
    return succeed({});
  });

  handle(app, wishlistCalls.removeFavorite, services, async ({ request, viewer }) => {
    await removeFromWishlist(services, request.itemID, requireProfile(viewer));
    return succeed({});
  });
}
