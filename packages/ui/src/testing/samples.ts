import type { Comment, DetectedItem, Item, Person, Post, Profile } from '@aura/domain/entities';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { coatImage, shirtImage } from '../primitives/testing/sample-images.ts';
import { longCaption } from './sample-captions.ts';
import { sampleImages } from './sample-images.ts';

/** Creates an item; the argument overrides its fields. */
export function sampleItem(item: Partial<Item> = {}): Item {
  return {
    id: 'item-1',
    name: 'The good coat',
    category: 'Outerwear',
    subcategory: 'Trench Coats',
    brand: 'Burberry',
    size: 'M',
    color: 'Honey',
    material: 'Cotton',
    style: 'Classic',
    season: ['spring', 'autumn'],
    front: coatImage,
    back: coatImage,
    frontCutout: null,
    backCutout: null,
    showsCutout: true,
    likeCount: 3,
    liked: false,
    price: '',
    store: '',
    isOwner: true,
    own: unknownOwnFacts,
    ...item,
  };
}

/** Four items in three categories. */
export const sampleItems: readonly Item[] = [
  sampleItem(),
  sampleItem({
    id: 'item-2',
    name: '',
    category: 'Tops',
    subcategory: 'Dress Shirts',
    brand: 'Arket',
    color: 'Sky',
    front: shirtImage,
  }),
  sampleItem({
    id: 'item-3',
    name: '',
    category: 'Tops',
    subcategory: '',
    brand: '',
    color: 'Ecru',
    front: null,
    back: null,
  }),
  sampleItem({
    id: 'item-4',
    name: 'Loafers of the Sunday before last',
    category: 'Shoes',
    subcategory: 'Loafers',
    brand: 'The Most Patient Shoemaker of Northern Porto and Sons',
    color: 'Oxblood',
  }),
];

/** Creates a detected item; the argument overrides its fields. */
export function sampleDetectedItem(item: Partial<DetectedItem> = {}): DetectedItem {
  return {
    id: 'found-1',
    category: 'Outerwear',
    subcategory: 'Winter Coats',
    brand: 'Max Mara',
    description: 'Long quilted coat with a high funnel neck',
    color: 'Camel',
    material: 'Down',
    style: 'Classic',
    size: '',
    season: [],
    confidence: 0.94,
    image: null,
    cutout: null,
    ...item,
  };
}

/** Creates a photo as a file input returns it. */
export function samplePhotoFile(name = 'coat.jpg'): File {
  return new File([samplePhoto], name, { type: 'image/svg+xml' });
}

/** A drawn outfit photo. */
export const samplePhoto = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#D7E3EA"/><path d="M180 240 260 160h80l80 80 80 260-80 24-28-120v276H208V404l-28 120-80-24z" fill="#B4552D"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

/** The current time of all stories: 6 May 2026, noon, in UTC. */
export const sampleNow = Date.UTC(2026, 4, 6, 12);

/** Returns a time before `sampleNow`, in ISO 8601. */
export const sampleTime = (minutesAgo: number): string =>
  new Date(sampleNow - minutesAgo * 60_000).toISOString();

export function samplePerson(person: Partial<Person> = {}): Person {
  return {
    username: 'mariam.elsayed',
    displayName: 'Mariam El-Sayed',
    avatar: sampleImages.mariam,
    ...person,
  };
}

/** Creates a post of two hours ago with five items; the argument overrides its fields. */
export function samplePost(post: Partial<Post> = {}): Post {
  return {
    id: 'post-1',
    caption: 'Rain was forecast, so of course: linen, and the good coat.',
    image: sampleImages.trenchOutfit,
    imageAlt: '',
    createdAt: sampleTime(125),
    editedAt: null,
    likeCount: 1284,
    liked: false,
    commentCount: 4,
    comments: null,
    tags: ['#lisbon', '#linen', '#slowmorning', '#thegoodcoat'],
    itemIds: ['outfit-1', 'outfit-2', 'outfit-3', 'outfit-4', 'outfit-5'],
    author: samplePerson(),
    location: 'Lisbon',
    isOwner: false,
    ...post,
  };
}

export function sampleComment(comment: Partial<Comment> = {}): Comment {
  return {
    id: 'comment-1',
    text: 'Is that the coat from the flea market by the river? It hangs so well.',
    author: samplePerson({
      username: 'tomasz.wojcik',
      displayName: 'Tomasz Wójcik',
      avatar: sampleImages.tomasz,
    }),
    createdAt: sampleTime(60),
    likeCount: 0,
    liked: false,
    replyCount: 0,
    parentId: null,
    editedAt: null,
    isDeleted: false,
    isOwner: false,
    ...comment,
  };
}

/** Three threads, the first with a reply. */
export const sampleComments: readonly Comment[] = [
  sampleComment({ replyCount: 1, likeCount: 4 }),
  sampleComment({
    id: 'comment-2',
    likeCount: 12,
    liked: true,
    parentId: 'comment-1',
    author: samplePerson(),
    text: 'The very one. New buttons, same pockets.',
    createdAt: sampleTime(48),
  }),
  sampleComment({
    id: 'comment-3',
    author: samplePerson({ username: 'jo', displayName: '', avatar: null }),
    text: 'Yes.',
    createdAt: sampleTime(32),
  }),
  sampleComment({
    id: 'comment-4',
    author: samplePerson({
      username: 'annelise.vandenberghe.oostende',
      displayName: 'Annelise Van den Berghe',
      avatar: sampleImages.annelise,
    }),
    text: 'I have been looking for trousers with exactly this width for three winters now. Would you tell me which size you took, and whether they shrink?',
    createdAt: sampleTime(20),
  }),
];

/** Creates a public profile with a bio, four posts and some followers; the argument overrides its fields. */
export function sampleProfile(profile: Partial<Profile> = {}): Profile {
  return {
    ...samplePerson(),
    bio: 'Pattern cutter in Lisbon. Mostly linen, mostly second hand, always pockets. I answer questions about hems.',
    postCount: 4,
    newestPostIds: [],
    likedItemCount: 0,
    followers: [samplePerson({ username: 'jo', displayName: '', avatar: null })],
    following: [],
    followerCount: 1,
    followingCount: 0,
    isFollowed: false,
    followsYou: false,
    followedBy: { people: [], total: 0 },
    profilePrivacy: 'public',
    postPrivacy: 'public',
    blockedUsernames: [],
    isOwner: true,
    ...profile,
  };
}

/**
 * Posts for a grid: a regular one, one without a caption, one with a long caption, one with a broken image.
 */
export const samplePosts: readonly Post[] = [
  samplePost(),
  samplePost({
    id: 'post-2',
    caption: '',
    likeCount: 58,
    commentCount: 0,
    image: sampleImages.squareOutfit,
  }),
  samplePost({ id: 'post-3', caption: longCaption, likeCount: 412, commentCount: 31 }),
  samplePost({ id: 'post-4', caption: 'Sunday.', likeCount: 1, commentCount: 1, image: null }),
];
