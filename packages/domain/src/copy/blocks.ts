/** Blocking people (docs/product.md sections 2 and 3). */
export const blockCopy = {
  block: 'Block',
  unblock: 'Unblock',
  question: (username: string) => `Block ${username}?`,
  body: 'You no longer see each other.',
  blocked: (username: string) => `${username} is blocked`,
  unblocked: (username: string) => `${username} is no longer blocked`,
  blockedBody: 'You blocked this person, so you do not see each other. Unblock to see the profile again.',
  failed: 'That did not work. Please try again.',
} as const;
