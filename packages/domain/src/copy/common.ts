import { product } from '../product.ts';

/** Words that more than one area shows. */
export const commonCopy = {
  productName: product.name,
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  /** The answers to whether what was begun is to be discarded. */
  discard: 'Discard',
  keepEditing: 'Keep editing',
  comingSoon: 'Coming soon',
  goToFeed: 'Go to Feed',
  /** Alternative text of an image that is gone. */
  noImage: 'No picture',
  loading: 'Loading',
  noMatches: 'No matches',
  opensInNewTab: 'opens in a new tab',
  optional: 'optional',
  reload: 'Reload',
  remove: 'Remove',
  retry: 'Retry',
  tryAgain: 'Try Again',
  linkCopied: 'Link copied to clipboard!',
  linkCopyFailed: 'The link could not be copied.',
  /** Counter under a limited field, and its spoken form. */
  characterCount: (used: number, limit: number) => `${used}/${limit}`,
  charactersLeft: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  handle: (username: string) => `@${username}`,
  tooLong: (label: string, limit: number) => `${label} can have at most ${limit} characters.`,
} as const;
