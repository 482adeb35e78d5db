import { analysisCalls } from './analysis.ts';
import { commentCalls } from './comments.ts';
import { cutoutCalls } from './cutouts.ts';
import { followCalls } from './follows.ts';
import { itemBatchCalls } from './item-batches.ts';
import { itemCalls } from './items.ts';
import { likeCalls } from './likes.ts';
import { liveUpdateCalls } from './live-updates.ts';
import { matchCalls } from './matches.ts';
import { moderationCalls } from './moderation.ts';
import { deliveryCalls } from './notification-delivery.ts';
import { notificationCalls } from './notifications.ts';
import { outfitCalls } from './outfits.ts';
import { ownDataCalls } from './own-data.ts';
import { postEditCalls } from './post-edits.ts';
import { postCalls } from './posts.ts';
import { postsWithItemCalls } from './posts-with-item.ts';
import { profileChangeCalls } from './profile-changes.ts';
import { profileLookupCalls } from './profile-lookups.ts';
import { profileCalls } from './profiles.ts';
import { reportCalls } from './reports.ts';
import { searchCalls } from './search.ts';
import { sharingCalls } from './sharing.ts';
import { userPostCalls } from './user-posts.ts';
import { wearCalls } from './wears.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call of the API by name (docs/product.md section 7). */
export const calls = {
  ...postCalls,
  ...postEditCalls,
  ...sharingCalls,
  ...commentCalls,
  ...itemCalls,
  ...itemBatchCalls,
  ...cutoutCalls,
  ...analysisCalls,
  ...wishlistCalls,
  ...outfitCalls,
  ...wearCalls,
  ...matchCalls,
  ...profileCalls,
  ...userPostCalls,
  ...postsWithItemCalls,
  ...profileChangeCalls,
  ...profileLookupCalls,
  ...ownDataCalls,
  ...followCalls,
  ...likeCalls,
  ...searchCalls,
  ...liveUpdateCalls,
  ...notificationCalls,
  ...deliveryCalls,
  ...reportCalls,
  ...moderationCalls,
};

export type CallName = keyof typeof calls;
