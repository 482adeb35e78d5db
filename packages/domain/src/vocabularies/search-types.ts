/** What can be searched, in the order of the screen. */
export const searchTypes = ['people', 'posts', 'tags', 'items'] as const;

export type SearchType = (typeof searchTypes)[number];
