/** Keyboard shortcuts, without the texts of their list, which loads on demand. */
export const shortcutsCopy = {
  open: 'Keyboard shortcuts',
  liked: 'Liked',
  likeRemoved: 'Like removed',
  showing: (view: string) => `${view} shown`,
} as const;
