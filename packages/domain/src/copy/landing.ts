import { product } from '../product.ts';

/** The landing page (docs/product.md sections 1 and 2). */
export const landingCopy = {
  tagline: 'Style, your way.',
  subline: 'Fashion evolves. Identity remains.',
  signUp: 'Sign Up',
  logIn: 'Log In',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  storeComingSoon: 'Coming soon',
  footer: (year: number) => `© ${year} ${product.name}`,
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookies',
  policies: 'Policies',
  imageAlt: 'A person in three outfits',
} as const;

/** The landing page for a visitor who follows a link to a post. */
export const sharedPostCopy = {
  /** @param location may be empty */
  shared: (location: string) => (location === '' ? 'shared this outfit' : `shared this outfit · ${location}`),
  items: 'Items of the outfit',
  moreItems: (count: number) => `and ${count} more`,
  needsAccount: 'Sign up to like, comment and open the items.',
  notPublic: 'This post is not public.',
} as const;
