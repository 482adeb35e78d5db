import { product } from '@aura/domain/product';

/** Every address of the app, in one place (docs/product.md section 2, route table). */
export const paths = {
  landing: '/',
  creator: '/creator',
  wardrobe: `/${product.slug}`,
  home: '/home',
  profile: '/profile',
  settings: '/settings',
  post: (id: string) => `/post/${encodeURIComponent(id)}`,
  user: (username: string) => `/user/${encodeURIComponent(username)}`,
  item: (id: string) => `/${product.slug}?item=${encodeURIComponent(id)}`,
} as const;

/** The five policy routes, each with the name of its document. */
export const policyPaths = ['privacy', 'cookies', 'terms', 'eula', 'acceptable-use'] as const;
