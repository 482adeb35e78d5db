import { analysisCalls } from './analysis.ts';
import { commentCalls } from './comments.ts';
import { followCalls } from './follows.ts';
import { itemCalls } from './items.ts';
import { postEditCalls } from './post-edits.ts';
import { postCalls } from './posts.ts';
import { profileCalls } from './profiles.ts';
import { sharingCalls } from './sharing.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call of the API by name (docs/product.md section 7). */
export const calls = {
  ...postCalls,
  ...postEditCalls,
  ...sharingCalls,
  ...commentCalls,
  ...itemCalls,
  ...analysisCalls,
  ...wishlistCalls,
  ...profileCalls,
  ...followCalls,
};

export type CallName = keyof typeof calls;
