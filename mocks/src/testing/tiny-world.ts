import type { World } from '@aura/demo-world/world-schema';

/**
 * Users with one relation each to the viewer mira: noor is her friend, theo's content is private, ana's
 * content is for friends only and ana is not a friend of mira, bo has blocked mira.
 */

type Person = World['people'][number];
type Item = World['items'][number];
type Outfit = NonNullable<World['outfits']>[number];
type Post = World['posts'][number];

function person(username: string, rest: Partial<Person> = {}): Person {
  return {
    uid: `uid-${username}`,
    email: `${username}@example.com`,
    username,
    displayName: `${username} of Aura`,
    bio: '',
    location: '',
    avatar: null,
    profilePrivacy: 'public',
    postPrivacy: 'public',
    follows: [],
    blocks: [],
    ...rest,
  };
}

function item(id: string, owner: string, rest: Partial<Item> = {}): Item {
  return {
    id,
    owner,
    name: 'Linen shirt',
    category: 'Tops',
    subcategory: 'Blouses',
    brand: 'Arket',
    size: 'M',
    color: 'White',
    material: 'Linen',
    style: 'Casual',
    front: 'shirt.jpg',
    back: null,
    minutesAgo: 60,
    likedBy: [],
    ...rest,
  };
}

function post(id: string, owner: string, minutesAgo: number, rest: Partial<Post> = {}): Post {
  return {
    id,
    owner,
    caption: 'Linen and light',
    tags: ['#linen'],
    itemIds: [],
    image: 'outfit.jpg',
    imageAlt: '',
    location: 'Lisbon',
    minutesAgo,
    likedBy: [],
    comments: [],
    ...rest,
  };
}

function outfit(id: string, itemIds: readonly string[], minutesAgo: number): Outfit {
  const place = { x: 50, y: 50, scale: 60, rotation: 0, mirrored: false, locked: false };
  const layers = itemIds.map((itemId) => ({ itemId, ...place }));
  return { id, owner: 'mira', name: 'Gallery Friday', occasions: ['work'], layers, minutesAgo };
}

const thread = [
  { id: 'comment-1', author: 'mira', text: 'Lovely', parentId: null, minutesAgo: 9 },
  { id: 'comment-2', author: 'noor', text: 'Thank you', parentId: 'comment-1', minutesAgo: 8 },
];

const meta = (width: number, height: number) => ({
  width,
  height,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  palette: ['#c9a27e', '#5f7f9e'],
});

export const tinyWorld: World = {
  people: [
    person('mira', { password: 'mira-secret', follows: ['noor', 'ana'], avatar: 'mira.jpg' }),
    person('noor', { follows: ['mira'], postPrivacy: 'friends', bio: 'Linen, mostly' }),
    person('theo', { profilePrivacy: 'private', postPrivacy: 'private', avatar: 'theo.jpg' }),
    person('ana', { profilePrivacy: 'friends', postPrivacy: 'friends' }),
    person('bo', { blocks: ['mira'] }),
  ],
  items: [
    item('item-mira', 'mira', { back: 'shirt-back.jpg', likedBy: ['noor'] }),
    item('item-mira-2', 'mira', { minutesAgo: 30, category: 'Shoes', subcategory: 'Boots' }),
    item('item-noor', 'noor', { price: '€ 89', store: 'Arket' }),
    item('item-theo', 'theo'),
    item('item-bo', 'bo'),
  ],
  posts: [
    post('post-mira', 'mira', 10, { itemIds: ['item-mira'], comments: thread, likedBy: ['noor'] }),
    post('post-noor', 'noor', 20, { caption: 'A walk in wool', tags: ['#wool'], itemIds: ['item-noor'] }),
    post('post-theo', 'theo', 30, { itemIds: ['item-theo'] }),
    post('post-ana', 'ana', 40),
    post('post-bo', 'bo', 50, { itemIds: ['item-bo'] }),
    post('post-mira-old', 'mira', 600, { image: null, tags: [] }),
  ],
  favorites: [{ username: 'mira', itemId: 'item-noor', minutesAgo: 5 }],
  outfits: [
    outfit('outfit-mira', ['item-mira-2', 'item-mira'], 3),
    outfit('outfit-mira-old', ['item-mira', 'item-noor'], 300),
  ],
  images: {
    'mira.jpg': meta(400, 400),
    'theo.jpg': meta(400, 400),
    'shirt.jpg': meta(800, 1000),
    'shirt-back.jpg': meta(800, 1000),
    'outfit.jpg': meta(1000, 1200),
  },
};
