/** The options of an infinite query whose pages name the next one. */
export const pagesByNext = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

/** The `pageParam` of such a query: `next` of the page before. */
export type After = string | undefined;
