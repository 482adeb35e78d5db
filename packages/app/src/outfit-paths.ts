import { product } from '@aura/domain/product';

const builder = `/${product.slug}/outfit/`;

/** The addresses of outfits. Apart from the other paths, which the first visit loads. */
export const outfitPaths = {
  list: `/${product.slug}?tab=outfits`,
  calendar: `/${product.slug}?view=calendar`,
  statistics: `/${product.slug}?view=statistics`,
  new: `${builder}new`,
  /** A new outfit that is only on this device. */
  newDraft: (key: string) => `${builder}new?draft=${encodeURIComponent(key)}`,
  outfit: (id: string) => `${builder}${encodeURIComponent(id)}`,
} as const;
