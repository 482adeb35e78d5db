import type { CommentWire } from '../contract/comment-wire.ts';
import type { ItemWire } from '../contract/items.ts';
import type { PostWire } from '../contract/posts.ts';
import type { ProfileWire } from '../contract/profiles.ts';
import { commentWire, itemWire, postWire, profileWire } from './blank-wires.ts';

/** Records as the server sends them, with contents; tests override the fields that they are about. */

const meta = { width: 800, height: 1000, thumbhash: 'aGFzaA==', palette: ['#aa5533'] };
const author = { username: 'noor', displayName: 'Noor A.', profilePicId: 'pic-1' };

export function postWireOf(overrides: Partial<PostWire> = {}): PostWire {
  const id = overrides.id ?? 'post-1';
  return postWire({
    ...author,
    id,
    caption: 'Linen and light',
    imageAlt: 'Outfit with a linen shirt',
    image: `/post/${id}/image`,
    imageMeta: meta,
    timestamp: '2026-05-01T10:00:00.000Z',
    likes: 3,
    auraTags: ['#linen'],
    itemIDs: ['item-1'],
    originalEmail: 'u_noor',
    userID: 'u_noor',
    location: 'Lisbon',
    isOwner: false,
    ...overrides,
  });
}

export function commentWireOf(overrides: Partial<CommentWire> = {}): CommentWire {
  return commentWire({
    ...author,
    id: 'comment-1',
    text: 'Lovely',
    email: 'u_noor',
    createdAt: 1_777_629_600,
    ...overrides,
  });
}

export function itemWireOf(overrides: Partial<ItemWire> = {}): ItemWire {
  return itemWire({
    id: 'item-1',
    description: 'Silk shirt',
    category: 'Tops',
    subcategory: 'Blouses',
    brand: 'Arket',
    size: 'M',
    color: 'Ivory',
    material: 'Silk',
    style: 'Classic',
    season: ['spring'],
    image: 'front-1',
    imageMeta: meta,
    backImage: 'back-1',
    likes: 2,
    own: { notes: '', price: null, purchaseDate: '', archived: false },
    ...overrides,
  });
}

export function profileWireOf(overrides: Partial<ProfileWire> = {}): ProfileWire {
  return profileWire({
    displayName: 'Mira K.',
    profilePicId: 'pic-2',
    userID: 'mira@example.test',
    email: 'mira@example.test',
    location: 'Berlin',
    profileBio: 'Wool in summer',
    profilePicMeta: meta,
    profilePrivacy: 'friends',
    blockedList: 'theo,ana',
    userPosts: ['post-7'],
    itemLikes: ['item-1'],
    followers: [{ username: 'noor', displayname: 'Noor A.', email: 'u_noor', profilePicId: null }],
    ...overrides,
  });
}
