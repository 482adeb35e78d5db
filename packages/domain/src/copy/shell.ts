import { product } from '../product.ts';

/** Navigation, page titles and the screens outside the product's features (docs/product.md section 2). */
export const shellCopy = {
  navigation: 'Main',
  home: 'Home',
  wardrobe: 'Wardrobe',
  profile: 'Profile',
  settings: 'Settings',
  back: 'Back',
  skipToContent: 'Skip to content',
  brandHome: `${product.name}, home`,
  /** Titles of documents: "Settings · Aura". */
  documentTitle: (page: string) => `${page} · ${product.name}`,
  offline: 'You are offline.',
  backOnline: 'You are back online.',
  crashBody: 'This page could not be shown.',
  chunkHeading: 'This page did not load',
  chunkBody: 'There may be a new version, or the connection was lost.',
  newVersion: 'A new version is available.',
  partNotLoaded: 'A part of this page did not load.',
  signInStateHeading: 'We could not check whether you are signed in',
  signInStateBody: 'Please check your connection.',
  signedOutInOtherTab: 'You signed out in another tab.',
  dismiss: 'Dismiss',
} as const;
