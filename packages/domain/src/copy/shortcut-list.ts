/** The dialog that lists the keyboard shortcuts (docs/product.md section 2, Feed and post). */
export const shortcutListCopy = {
  title: 'Keyboard shortcuts',
  or: 'or',
  followedBy: 'then',
  switch: 'Single-key shortcuts',
  switchHint: 'When off, letters, ?, / and . do nothing; arrow keys and Enter stay.',
  note: 'They rest while you type and while a window is open.',
  labels: {
    previous: 'Previous post',
    next: 'Next post',
    view: 'Image or items',
    like: 'Like',
    comment: 'Comment',
    share: 'Share',
    open: 'Open post',
    help: 'This list',
  },
  /** In the feed, while new posts wait. */
  newPosts: 'New posts',
  /** Shortcuts of the pages of the wardrobe, by their keys. */
  pages: {
    item: { w: 'Wore it today', p: 'Plan' },
    suggestions: {
      s: 'Shuffle in the suggestion with the focus',
      b: 'Save the suggestion with the focus',
      x: 'Skip the suggestion with the focus',
    },
  },
  /** Shortcuts of every page. */
  everywhere: { search: 'Search', notifications: 'Notifications', message: 'Last message, such as Undo' },
  /** Labels of keys that are not letters. */
  keyNames: { ArrowUp: '↑', ArrowDown: '↓', Enter: 'Enter' },
  /** The same keys for screen readers. */
  keyWords: { ArrowUp: 'Up arrow', ArrowDown: 'Down arrow' },
} as const;
