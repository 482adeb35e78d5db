import { commonCopy } from './common.ts';

/** Sharing a post or a profile (docs/product.md section 2). */
export const shareCopy = {
  title: 'Share',
  copyLink: 'Copy Link',
  email: 'Email',
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedIn: 'LinkedIn',
  native: 'More options',
  postTitle: (username: string) => `${username} on ${commonCopy.productName}`,
  postText: (username: string) => `Look at this outfit of ${username} on ${commonCopy.productName}`,
} as const;
