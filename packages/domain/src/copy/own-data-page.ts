import { product } from '../product.ts';
import type { LikeTarget } from '../vocabularies/like-targets.ts';
import { commonCopy } from './common.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The page `index.html` of an export (docs/product.md section 2, Own data). */
export const ownDataPageCopy = {
  title: `Your data from ${product.name}`,
  exported: (day: string) => `Exported on ${day}.`,
  files: 'data.json has everything in a form for programs, items.csv your items for spreadsheets.',
  items: 'Items',
  detectedItems: 'Items found in your posts',
  outfits: 'Outfits',
  wears: 'Worn and planned',
  plan: (day: string) => `${day}, planned`,
  posts: 'Posts',
  comments: 'Comments',
  wishlist: 'Wishlist',
  wishlistBody: (count: number) =>
    count === 1 ? '1 item of another person is on it.' : `${count} items of other people are on it.`,
  likes: 'Likes',
  likesBody: ({ post, item, comment }: Readonly<Record<LikeTarget, number>>) =>
    `You like ${counted(post, 'post')}, ${commonCopy.itemCount(item)} and ${counted(comment, 'comment')}.`,
  following: 'Following',
  garments: (count: number) => (count === 1 ? '1 garment' : `${count} garments`),
  none: 'None',
} as const;
