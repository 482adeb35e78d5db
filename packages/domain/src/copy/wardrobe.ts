import type { WishlistSource } from '../entities.ts';
import { commonCopy } from './common.ts';

/** The wardrobe screen (docs/product.md section 2, Wardrobe; section 8, Wardrobe and items). */
export const wardrobeCopy = {
  heading: 'Wardrobe',
  addItems: 'Add Items',
  newOutfit: 'New Outfit',
  tabs: { myItems: 'My Items', likedItems: 'Liked Items', wishlist: 'Wishlist', outfits: 'Outfits' },
  tabsLabel: 'Wardrobe lists',
  allCategories: 'All Categories',
  filterLabel: 'Filter by category',
  facetsLabel: 'More filters',
  facets: { color: 'Color', type: 'Type', season: 'Season', brand: 'Brand', worn: 'Not worn' },
  facetOption: (label: string, count: number) => `${label} (${count})`,
  facetInUse: (facet: string, value: string) => `${facet}: ${value}`,
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  archiveFilter: (count: number) => `Archived (${count})`,
  clearAll: 'Clear all',
  showingItems: (count: number, category: string) => `Showing ${commonCopy.itemCount(count)} in ${category}`,
  /** While a part of the list is not loaded. */
  showingItemsSoFar: (count: number, category: string) =>
    `Showing ${commonCopy.itemCount(count)} in ${category} so far`,
  showAllCategories: 'Show All Categories',
  search: 'Search',
  searchLabel: 'Search items',
  clearSearch: 'Clear search',
  sortLabel: 'Sort items',
  sorts: { newest: 'Newest', name: 'Name', category: 'Category' },
  gridLabel: 'Items',
  gridKeys: 'Arrow keys move between the items.',
  emptyHeading: 'Your wardrobe is empty',
  emptyBody: 'Photograph what you own, front and back.',
  uploadFirstItem: 'Upload Your First Item',
  emptyLikedHeading: 'No liked items yet',
  emptyLikedBody: 'Hearts that you give to items appear here.',
  emptyWishlistHeading: 'Your wishlist is empty',
  emptyWishlistBody: 'Stars that you give to items appear here.',
  exploreFeed: 'Explore Feed',
  noItemsFound: (category: string) => `No items found in ${category}`,
  noSearchResults: (query: string) => `No items found for “${query}”`,
  loading: 'Loading your wardrobe',
  loadError: 'Failed to load items. Please try again.',
  itemMenu: (item: string) => `Actions for ${item}`,
  archivedItems: (count: number) => `${commonCopy.itemCount(count)} archived`,
  unarchivedItems: (count: number) => `${commonCopy.itemCount(count)} moved out of the archive`,
  /** Items that a change of several could not reach. */
  changeFailed: (count: number) => `${commonCopy.itemCount(count)} could not be changed. Please try again.`,
  itemsMissing: (count: number) =>
    count === 1
      ? '1 item no longer exists. It was deleted in another tab or on another device.'
      : `${commonCopy.itemCount(count)} no longer exist. They were deleted in another tab or on another device.`,
  /** @param when relative, such as "2 days ago" */
  wished: (source: WishlistSource, when: string) =>
    source === 'aura-feed' ? `From the feed, ${when}` : `From a post, ${when}`,
  original: 'Original',
  showCutoutFailed: 'The picture could not be changed. Please try again.',
  itemAlt: (item: string, side: 'front' | 'back') => `${item}, ${side}`,
  deleteFailed: 'Failed to delete item. Please try again.',
  deleted: 'Item deleted',
  unlikeFailed: 'Failed to unlike item. Please try again.',
  shareTitle: (item: string) => `${item} on ${commonCopy.productName}`,
} as const;
