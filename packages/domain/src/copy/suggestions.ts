/** Suggestions of people and tags while a caption or comment is typed (docs/product.md section 2, Search and tags). */
export const suggestionsCopy = {
  people: 'People',
  tags: 'Tags',
  count: (count: number) =>
    `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Up and Down choose, Enter inserts.`,
} as const;
