import type { PolicyName } from '@aura/domain/copy/policies';
import { product } from '@aura/domain/product';

/** The addresses of the app (docs/product.md section 2, Routes). */
export const paths = {
  landing: '/',
  creator: '/creator',
  wardrobe: `/${product.slug}`,
  home: '/home',
  profile: '/profile',
  settings: '/settings',
  search: '/search',
  notifications: '/notifications',
  moderation: '/moderation',
  post: (id: string) => `/post/${encodeURIComponent(id)}`,
  user: (username: string) => `/user/${encodeURIComponent(username)}`,
  item: (id: string) => `/${product.slug}/item/${encodeURIComponent(id)}`,
} as const;

/** The URL of a path of the app, for sharing. */
export const absoluteUrl = (path: string): string => new URL(path, window.location.origin).href;

/** The five policies; each has a route with its name. */
export const policyNames: readonly PolicyName[] = ['privacy', 'cookies', 'terms', 'eula', 'acceptable-use'];
