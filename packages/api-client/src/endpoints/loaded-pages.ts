import type { Item, Post } from '@aura/domain/entities';

/** The options of an infinite query whose pages name the next one. */
export const pagesByNext = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

/** The `pageParam` of such a query: `next` of the page before. */
export type After = string | undefined;

/** Each thing once, where it is first; of one that occurs twice, since it has moved, the later version. */
export function distinct<Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}

/** The distinct posts of loaded pages, in their order. */
export function loadedPosts(pages: readonly { readonly posts: readonly Post[] }[]): Post[] {
  return distinct(pages.flatMap(({ posts }) => posts));
}

/** The distinct items of loaded pages, in their order. */
export function loadedItems(pages: readonly { readonly items: readonly Item[] }[]): Item[] {
  return distinct(pages.flatMap(({ items }) => items));
}
