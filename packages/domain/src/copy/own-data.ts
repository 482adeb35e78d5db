import { product } from '../product.ts';

/** Export and import of the own data (docs/product.md section 2, Own data). */
export const ownDataCopy = {
  heading: 'Your data',
  body: `Take what you have in ${product.name} with you.`,
  exportHeading: 'Export',
  exportBody:
    'A ZIP with your items and their photos, outfits, what you wore, posts, comments, likes and wishlist, as a page to read and as files for programs.',
  export: 'Export your data',
  exporting: 'Exporting',
  received: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`,
  exported: (bytes: number) => `Your data is ready, ${(bytes / 1_000_000).toFixed(1)} MB.`,
  saveFile: 'Save the file',
  cancelled: 'The export was cancelled.',
  exportFailed: 'Your data could not be exported. Please try again.',
  offline: 'You are offline. Please try again when you are online.',
  inProgress: 'Your data is being exported already, maybe in another tab.',
  beforeDeletion: 'Export your data first',
  fileName: (day: string) => `${product.slug}-data-${day}.zip`,
} as const;
