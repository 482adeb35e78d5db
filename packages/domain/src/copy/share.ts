import { commonCopy } from './common.ts';

/** The ways to pass a post or a profile on (docs/product.md section 2, Share modal). */
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
