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
