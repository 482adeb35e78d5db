import type { Post } from '@aura/domain/entities';

/** Each thing once, where it is first; of one that occurs twice, since it has moved, the later version. */
export function distinct<Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}

/** The distinct posts of loaded pages, in their order. */
export function loadedPosts(pages: readonly { readonly posts: readonly Post[] }[]): Post[] {
  return distinct(pages.flatMap(({ posts }) => posts));
}
