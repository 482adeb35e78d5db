import { notificationSettingsSchema } from '@aura/domain/forms/settings';
import { feedFilterValues, notificationSettingsDefaults } from '@aura/domain/limits';
import { localWishSchema } from '@aura/domain/rules/wishlist';
import * as z from 'zod/mini';

/** What one person keeps in one browser (docs/product.md section 3, local data). */
export const browserDataSchema = z.object({
  feedFilters: z.array(z.enum(feedFilterValues)),
  deletedPostIds: z.array(z.string()),
  /** What the profile said last; it shows until the profile is there again. */
  likedPostIds: z._default(z.array(z.string()), []),
  /** Stores that the feed can be filtered by; empty while nothing is known of the person's shopping. */
  shopping: z._default(z.object({ favoriteStores: z.array(z.string()) }), { favoriteStores: [] }),
  /** Follow marks made here, by username; they stand over the profile's own list. */
  followed: z.record(z.string(), z.boolean()),
  /** Wishes made here that the server may not know yet, by item id. */
  wishes: z.record(z.string(), localWishSchema),
  /** Kept here until the profile carries them. */
  notifications: z._default(notificationSettingsSchema, notificationSettingsDefaults),
});

export type BrowserData = z.infer<typeof browserDataSchema>;
