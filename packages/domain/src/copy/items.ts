import type { ListFactName, ListFactValue } from '../item-facts.ts';

/** Texts about a garment that several areas use: facts, card, photos. */
export const itemCopy = {
  item: 'Item',
  unnamed: 'Unnamed Item',
  archived: 'Archived',
  bought: 'Bought',
  unavailable: 'This item is not available.',
  name: 'Name',
  category: 'Category',
  subcategory: 'Subcategory',
  brand: 'Brand',
  customBrand: 'Custom brand',
  description: 'Description',
  size: 'Size',
  color: 'Color',
  material: 'Material',
  style: 'Style',
  season: 'Season',
  price: 'Price',
  store: 'Store',
  front: 'Front',
  back: 'Back',
  aiDetected: 'AI Detected',
  like: (item: string) => `Like ${item}`,
  addToWishlist: (item: string) => `Add ${item} to wishlist`,
  removeFromWishlist: (item: string) => `Remove ${item} from wishlist`,
  addToFavoriteStores: (store: string) => `Add ${store} to favorite stores`,
  removeFromFavoriteStores: (store: string) => `Remove ${store} from favorite stores`,
  showDetails: (item: string) => `Show details of ${item}`,
} as const;

/** Labels of the values of lists. */
export const valueLabels = {
  season: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
} as const satisfies { [Name in ListFactName]: Record<ListFactValue<Name>, string> };

/** The confirmation before a removal from the wishlist (docs/product.md section 2, Wardrobe). */
export const wishlistCopy = {
  removeQuestion: 'Remove from Wishlist?',
  removed: (item: string) => `${item} was removed from your wishlist`,
  removeBody: (item: string) => `${item} leaves your wishlist.`,
  remove: 'Remove',
} as const;
