import { product } from '../product.ts';

/** Texts that several areas use. */
export const commonCopy = {
  productName: product.name,
  /** Buttons of the dialogs that confirm discarding. */
  discard: 'Discard',
  keepEditing: 'Keep editing',
  comingSoon: 'Coming soon',
  goToFeed: 'Go to Feed',
  loading: 'Loading',
  reload: 'Reload',
  remove: 'Remove',
  waitingForConnection: 'Waiting for connection',
  retry: 'Retry',
  tryAgain: 'Try Again',
  linkCopied: 'Link copied to clipboard!',
  linkCopyFailed: 'The link could not be copied.',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  handle: (username: string) => `@${username}`,
  tooLong: (label: string, limit: number) => `${label} can have at most ${limit} characters.`,
} as const;
