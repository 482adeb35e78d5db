import type { Hono } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { analysisRoutes } from './analysis/analysis.routes.ts';
import { followRoutes } from './follows/follows.routes.ts';
import { imageRoutes } from './images/images.routes.ts';
import { itemRoutes } from './items/items.routes.ts';
import { likeRoutes } from './likes/likes.routes.ts';
import { liveUpdateRoutes } from './live-updates/live-updates.routes.ts';
import { matchRoutes } from './matches/matches.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { deliveryRoutes } from './notification-delivery/delivery.routes.ts';
import { unsubscribeRoutes } from './notification-delivery/email/unsubscribe.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { outfitRoutes } from './outfits/outfits.routes.ts';
import { ownDataRoutes } from './own-data/own-data.routes.ts';
import { postRoutes } from './posts/posts.routes.ts';
import { previewRoutes } from './previews/previews.routes.ts';
import { profileRoutes } from './profiles/profiles.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { wearRoutes } from './wears/wears.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

/** The functions that register each module's routes. */
export const moduleRoutes: readonly ((app: Hono<AppEnvironment>, services: Services) => void)[] = [
  imageRoutes,
  postRoutes,
  itemRoutes,
  profileRoutes,
  ownDataRoutes,
  followRoutes,
  likeRoutes,
  searchRoutes,
  liveUpdateRoutes,
  notificationRoutes,
  deliveryRoutes,
  unsubscribeRoutes,
  previewRoutes,
  wishlistRoutes,
  outfitRoutes,
  wearRoutes,
  matchRoutes,
  analysisRoutes,
  reportRoutes,
  moderationRoutes,
];
