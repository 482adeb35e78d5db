import { product } from '../product.ts';

/** Navigation, page titles, and the screens around the product (docs/product.md section 2). */
export const shellCopy = {
  navigation: 'Main',
  home: 'Home',
  upload: 'Upload',
  wardrobe: 'Wardrobe',
  profile: 'Profile',
  settings: 'Settings',
  back: 'Back',
  skipToContent: 'Skip to content',
  brandHome: `${product.name}, home`,
  /** Titles of documents: "Settings · Aura". */
  documentTitle: (page: string) => `${page} · ${product.name}`,
  pageTitles: {
    landing: product.name,
    home: 'Home',
    wardrobe: 'Wardrobe',
    post: 'Post',
    profile: 'Profile',
    settings: 'Settings',
    creator: 'Creator',
    notFound: 'Page not found',
  },
  creatorHeading: 'Creator',
  creatorBody: 'This page is not ready yet.',
  callLlm: 'Call LLM',
  notFoundHeading: 'Page not found',
  notFoundBody: 'There is nothing at this address.',
  offline: 'You are offline.',
  backOnline: 'You are back online.',
  crashHeading: 'Something went wrong',
  crashBody: 'This page could not be shown.',
  chunkHeading: 'This page did not load',
  chunkBody: 'There may be a new version, or the connection was lost.',
  signInStateHeading: 'We could not check whether you are signed in',
  signInStateBody: 'Please check your connection.',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const;

/** Messages of the sample notifications (docs/product.md section 3, local data). */
export const notificationCopy = {
  like: (username: string) => `${username} liked your post`,
  comment: (username: string) => `${username} commented on your post`,
  follow: (username: string) => `${username} started following you`,
} as const;
