import { describe, expect, it } from 'vitest';
import { commentWireOf, itemWireOf, postWireOf, profileWireOf } from '../testing/wires.ts';
import { detectedItemWire } from './analysis.ts';
import { toDetectedItem, toItem, toWishlistEntry } from './item-mappers.ts';
import { toComment, toPost, toProfile } from './mappers.ts';

const root = { public: '/api/aura', signed: '/api/aura' };

describe('toPost', () => {
  it('returns complete URLs of images with their metadata', () => {
    const post = toPost(postWireOf(), root);
    expect(post.image).toEqual({
      src: '/api/aura/post/post-1/image',
      width: 800,
      height: 1000,
      thumbhash: 'aGFzaA==',
      palette: ['#aa5533'],
    });
    expect(post.author).toMatchObject({
      username: 'noor',
      avatar: { src: '/api/aura/profilePicture/pic-1' },
    });
  });

  it('preserves the signature of an image that is not public', () => {
    expect(toPost(postWireOf({ image: '/post/p/image?sig=a.b' }), root).image?.src).toBe(
      '/api/aura/post/p/image?sig=a.b',
    );
  });

  it('when a CDN serves public images, only public ones have its address', () => {
    const roots = { public: 'https://images.example/aura', signed: '/api/aura' };
    const open = toPost(postWireOf({ image: '/post/p/image' }), roots);
    expect(open.image?.src).toBe('https://images.example/aura/post/p/image');
    expect(open.author.avatar?.src).toBe('https://images.example/aura/profilePicture/pic-1');
    const hidden = postWireOf({ image: '/post/p/image?sig=a.b', profilePicId: 'pic-1.c.d' });
    const { image, author } = toPost(hidden, roots);
    expect([image?.src, author.avatar?.src]).toEqual([
      '/api/aura/post/p/image?sig=a.b',
      '/api/aura/profilePicture/pic-1.c.d',
    ]);
    const { front, back } = toItem(itemWireOf({ image: 'front-1', backImage: 'back-1.c.d' }), roots);
    expect([front?.src, back?.src]).toEqual([
      'https://images.example/aura/itemImage/front-1',
      '/api/aura/itemImage/back-1.c.d',
    ]);
  });

  it('when the image was deleted, returns no image', () => {
    expect(toPost(postWireOf({ image: null, imageMeta: null }), root).image).toBeNull();
  });

  it('when the response has no comments, returns null for them', () => {
    expect(toPost(postWireOf(), root).comments).toBeNull();
    expect(toPost(postWireOf({ comments: [commentWireOf()] }), root).comments).toHaveLength(1);
  });

  it.each([
    ['ISO text', '2026-05-01T10:00:00.000Z'],
    ['seconds', 1_777_629_600],
    ['milliseconds', 1_777_629_600_000],
  ])('converts a timestamp in %s', (_form, timestamp) => {
    expect(toPost(postWireOf({ timestamp }), root).createdAt).toBe('2026-05-01T10:00:00.000Z');
  });

  it('when the timestamp is invalid, returns an empty text', () => {
    expect(toPost(postWireOf({ timestamp: 'yesterday' }), root).createdAt).toBe('');
  });
});

describe('toComment', () => {
  it('distinguishes a top-level comment from a reply', () => {
    expect(toComment(commentWireOf(), root).parentId).toBeNull();
    expect(toComment(commentWireOf({ parentComment: 'comment-1' }), root).parentId).toBe('comment-1');
  });
});

it('toComment converts the time of an edit', () => {
  expect(toComment(commentWireOf(), root).editedAt).toBeNull();
  expect(toComment(commentWireOf({ editedAt: 1_777_629_600 }), root).editedAt).toBe(
    '2026-05-01T10:00:00.000Z',
  );
});

describe('toItem', () => {
  it('maps the description to the name', () => {
    expect(toItem(itemWireOf(), root)).toMatchObject({ name: 'Silk shirt', price: '', store: '' });
  });

  it('returns both images with their metadata', () => {
    const { front, back } = toItem(itemWireOf(), root);
    expect(front).toMatchObject({ src: '/api/aura/itemImage/front-1', width: 800 });
    expect(back).toMatchObject({ src: '/api/aura/itemImage/back-1', width: null, palette: [] });
  });

  it('treats a category outside the vocabulary as unknown', () => {
    expect(toItem(itemWireOf({ category: 'Umbrellas' }), root).category).toBe('');
    expect(toItem(itemWireOf({ category: 'Shoes' }), root).category).toBe('Shoes');
  });
});

describe('toDetectedItem', () => {
  const facts = {
    id: 'd',
    subcategory: '',
    brand: '',
    description: 'Hat',
    color: '',
    material: '',
    style: '',
    confidence: 0.7,
  };
  const noImages = { image: null, imageMeta: null, cutout: null, cutoutMeta: null };
  const wire = { ...facts, category: 'Hats', ...noImages };

  it('treats a category outside the vocabulary as unknown', () => {
    expect(toDetectedItem(wire, root)).toEqual({
      ...facts,
      category: '',
      size: '',
      season: [],
      image: null,
      cutout: null,
    });
  });

  it('returns the place of the garment in the photo', () => {
    const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
    expect(toDetectedItem(detectedItemWire.parse({ ...wire, box }), root).box).toEqual(box);
  });

  it('of a server that sends no cut-outs and no places has none', () => {
    const { cutout: _cutout, cutoutMeta: _cutoutMeta, ...earlier } = wire;
    expect(toDetectedItem(detectedItemWire.parse(earlier), root)).not.toHaveProperty('box');
    expect(toDetectedItem(detectedItemWire.parse(earlier), root).cutout).toBeNull();
  });

  it('returns the cropped image of the garment and its cut-out', () => {
    const imageMeta = { width: 90, height: 120, thumbhash: null, palette: ['#1A2547'] };
    const cutoutMeta = { ...imageMeta, width: 80 };
    const images = { image: 'front-1.sig', imageMeta, cutout: 'cutout-1.sig', cutoutMeta };
    expect(toDetectedItem({ ...wire, ...images }, root)).toMatchObject({
      image: { ...imageMeta, src: '/api/aura/itemImage/front-1.sig' },
      cutout: { ...cutoutMeta, src: '/api/aura/itemImage/cutout-1.sig' },
    });
  });
});

describe('toWishlistEntry', () => {
  it('returns when and where the item was added', () => {
    const wire = { item: itemWireOf(), addedToWishlistAt: 1_777_629_600, source: 'single-post' as const };
    expect(toWishlistEntry(wire, root)).toMatchObject({
      addedAt: '2026-05-01T10:00:00.000Z',
      source: 'single-post',
      item: { id: 'item-1' },
    });
  });
});

describe('toProfile', () => {
  it('maps the names of the wire format', () => {
    expect(toProfile(profileWireOf(), root)).toMatchObject({
      username: 'mira',
      bio: 'Wool in summer',
      postCount: 1,
      profilePrivacy: 'friends',
      blockedUsernames: ['theo', 'ana'],
      followers: [{ username: 'noor', displayName: 'Noor A.', avatar: null }],
      avatar: { src: '/api/aura/profilePicture/pic-2', width: 800 },
    });
  });

  it('counts the likes and follows of an answer that was stored before it had counts', () => {
    expect(toProfile(profileWireOf(), root)).toMatchObject({
      likedItemCount: 1,
      followerCount: 1,
      followingCount: 0,
      isFollowed: false,
      followsYou: false,
      followedBy: { people: [], total: 0 },
    });
  });

  it('maps the number of liked items', () => {
    expect(toProfile(profileWireOf({ itemLikeCount: 90 }), root).likedItemCount).toBe(90);
  });

  it('maps what the profile says about follows', () => {
    const followedBy = {
      people: [{ username: 'ana', displayName: 'Ana', profilePicId: null, isFollowed: true }],
      total: 7,
    };
    const wire = profileWireOf({
      followerCount: 90,
      followingCount: 12,
      isFollowed: true,
      followsCaller: true,
      followedBy,
    });
    expect(toProfile(wire, root)).toMatchObject({
      followerCount: 90,
      followingCount: 12,
      isFollowed: true,
      followsYou: true,
      followedBy: { people: [{ username: 'ana', displayName: 'Ana', avatar: null }], total: 7 },
    });
  });

  it('converts an empty blocked list to an empty list', () => {
    expect(toProfile(profileWireOf({ blockedList: '' }), root).blockedUsernames).toEqual([]);
  });
});
