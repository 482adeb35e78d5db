import { product } from '../product.ts';

/** Texts that several areas use. */
export const commonCopy = {
  productName: product.name,
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  share: 'Share',
  showMore: 'Show more',
  undo: 'Undo',
  undoFailed: 'This was not undone. Please try again.',
  redo: 'Redo',
  /** Dialogs that confirm discarding. */
  discardHeading: 'Discard your changes?',
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
  errorHeading: 'Something went wrong',
  linkCopied: 'Link copied to clipboard!',
  linkCopyFailed: 'The link could not be copied.',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  handle: (username: string) => `@${username}`,
  tooLong: (label: string, limit: number) => `${label} can have at most ${limit} characters.`,
} as const;
