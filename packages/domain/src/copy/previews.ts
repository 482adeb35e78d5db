import { product } from '../product.ts';

/** Titles of links that are shared elsewhere (docs/product.md section 7). */
export const previewCopy = {
  postTitle: (name: string) => `${name} on ${product.name}`,
  profileTitle: (name: string, username: string) => `${name} (@${username}) on ${product.name}`,
} as const;
