/** The own garment that a detected item may be. `title` is the result of `itemTitle`. */
export const ownSuggestionCopy = {
  isYours: (title: string) => `Yours? ${title}`,
  use: 'Use mine',
  useFor: (title: string) => `Use mine: ${title}`,
} as const;
