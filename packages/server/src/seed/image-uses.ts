import type { World } from '@aura/demo-world/world-schema';

/** One use of an image. Each use is stored separately, even when several use the same file. */
interface ImageUse {
  readonly file: string;
  readonly owner: string;
  readonly kind: 'post' | 'item' | 'avatar';
  /** Key of the use: the person, item or post, and the side of an item. */
  readonly key: string;
}

const use = (file: string | null, owner: string, kind: ImageUse['kind'], key: string): ImageUse[] =>
  file === null ? [] : [{ file, owner, kind, key }];

/** Lists all uses of images in a demo world. */
export function imageUses(world: World): ImageUse[] {
  return [
    ...world.people.flatMap((person) =>
      use(person.avatar, person.username, 'avatar', `avatar ${person.username}`),
    ),
    ...world.items.flatMap((item) => [
      ...use(item.front, item.owner, 'item', `front ${item.id}`),
      ...use(item.back, item.owner, 'item', `back ${item.id}`),
    ]),
    ...world.posts.flatMap((post) => use(post.image, post.owner, 'post', `post ${post.id}`)),
  ];
}
