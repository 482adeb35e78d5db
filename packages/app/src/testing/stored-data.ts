/** Data as stored by every earlier version of the app, with everything that a user could create in it. */

const wishes = {
  'item-1': { on: true, addedAt: '2026-05-06T12:00:00.000Z', source: 'aura-feed' },
  'item-2': { on: false, addedAt: '2026-05-07T12:00:00.000Z', source: 'single-post' },
};

const notifications = {
  pushNotifications: false,
  emailNotifications: true,
  followNotifications: true,
  likeNotifications: false,
  commentNotifications: true,
  postNotifications: true,
};

const first = {
  feedFilters: ['following', 'similar-stores'],
  deletedPostIds: ['post-1', 'post-2'],
  followed: { amara: true, jonah: false },
};
const withWishes = { ...first, wishes };
const withNotifications = { ...withWishes, notifications };
const withStores = {
  ...withNotifications,
  likedPostIds: ['post-3'],
  shopping: { favoriteStores: ['Nord Atelier'] },
};

/** Versions of the record `aura:v1:{uid}:data`, oldest first. */
export const storedLocalStates = [
  ['wishlist changes without a time', { ...first, wished: { 'item-1': true, 'item-2': false } }],
  ['wishlist changes with time and source', withWishes],
  ['notification settings', withNotifications],
  ['liked posts and favourite stores', withStores],
  ['a version', { ...withStores, version: 2 }],
  [
    'likes and comments that wait for a connection',
    {
      ...withStores,
      version: 2,
      likeChanges: { 'post-3': false },
      waitingComments: {
        'key-1': { postId: 'post-1', parentId: null, text: 'So well cut', refusal: null },
        'key-2': { postId: 'post-2', parentId: 'comment-1', text: 'Yes', refusal: 'missing' },
      },
    },
  ],
  [
    'likes of comments that wait for a connection',
    { ...withStores, version: 2, commentLikes: { 'comment-1': { postId: 'post-1', liked: true } } },
  ],
  ['recent searches', { ...withStores, version: 2, recentSearches: ['@noor', '#linen', 'wool'] }],
] as const;

const itemDraft = {
  id: 'a',
  name: 'The good coat',
  category: 'Outerwear',
  subcategory: 'Parkas',
  brand: 'Other',
  customBrand: 'Nord Atelier',
  size: 'M',
  color: 'Camel',
  material: 'Wool',
  style: 'Classic',
  detected: ['color'],
};
const secondDraft = { ...itemDraft, id: 'b', name: 'Scarf', category: 'Accessories', subcategory: '' };

/** Versions of the record `form` in the database `aura:v1:{uid}:unsent-items`, oldest first. */
export const storedItemDrafts = [
  ['no season', { version: 1, current: 1, items: [itemDraft, secondDraft] }],
  [
    'seasons',
    {
      version: 1,
      current: 1,
      items: [
        { ...itemDraft, season: ['winter'] },
        { ...secondDraft, season: [] },
      ],
    },
  ],
] as const;

const detectedItem = {
  id: 'found-1',
  category: 'Outerwear',
  subcategory: 'Parkas',
  brand: '',
  description: 'Camel parka',
  color: 'Camel',
  material: '',
  style: '',
};
const image = { src: '/itemImage/front-1', width: 90, height: 120, thumbhash: null, palette: ['#C19A6B'] };
const postDraft = {
  version: 1,
  id: '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10',
  values: { caption: 'Third day\nof the coat', imageAlt: null, tags: '#winter' },
  detection: { items: [detectedItem], removedIds: ['found-1'], foundAt: 1_780_000_000_000 },
};

/** Versions of the record `form` in the database `aura:v1:{uid}:unsent-post`, oldest first. */
export const storedPostDrafts = [
  ['detected items without image and confidence', postDraft],
  [
    'detected items with image and confidence',
    {
      ...postDraft,
      detection: { ...postDraft.detection, items: [{ ...detectedItem, confidence: 0.8, image }] },
    },
  ],
  [
    'detected items with size and season',
    {
      ...postDraft,
      detection: { ...postDraft.detection, items: [{ ...detectedItem, size: 'M', season: ['winter'] }] },
    },
  ],
  [
    'items added before the analysis ended',
    {
      ...postDraft,
      detection: { items: [detectedItem], removedIds: [], wardrobeIds: ['found-1'], foundAt: null },
    },
  ],
  ['no analysis', { ...postDraft, detection: null }],
] as const;
