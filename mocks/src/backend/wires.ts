import type { ItemWire } from '@aura/api-client/contract/items';
import type { CommentWire, PostWire } from '@aura/api-client/contract/posts';
import type { FollowWire, ProfileWire } from '@aura/api-client/contract/profiles';
import { addressId, metaOf, postAddress } from './images.ts';
import {
  type Likes,
  newestFirst,
  type State,
  type StoredComment,
  type StoredItem,
  type StoredPerson,
  type StoredPost,
} from './state.ts';
import { isBlocked, seesItem, seesPost, seesProfile } from './visibility.ts';

/** Records as one viewer gets them over the wire. */

type Viewer = StoredPerson | null;

const isoOf = (time: number) => new Date(time).toISOString();

/** Whoever has not chosen a name yet is named by their opaque id. */
function usernameOf(person: StoredPerson): string {
  return person.username ?? person.id;
}

/** The email to its own person, an opaque id to all others. */
function emailOrId(viewer: Viewer, person: StoredPerson): string {
  return viewer?.id === person.id ? person.email : person.id;
}

/** A person's image goes with the profile: not to those who may not see that. */
function avatarAddress(viewer: Viewer, person: StoredPerson): string | null {
  if (person.avatarId === null || !seesProfile(viewer, person)) return null;
  return addressId(person.avatarId, seesProfile(null, person), viewer);
}

function authorWire(viewer: Viewer, person: StoredPerson) {
  return {
    username: usernameOf(person),
    displayName: person.displayName,
    profilePicId: avatarAddress(viewer, person),
  };
}

/** A post's comments, newest first, without those of people with a block between them and the viewer. */
function visibleComments(state: State, viewer: Viewer, post: StoredPost): StoredComment[] {
  return newestFirst(post.comments).filter(
    (comment) => !isBlocked(viewer, personById(state, comment.authorId)),
  );
}

export function commentWire(
  state: State,
  viewer: Viewer,
  post: StoredPost,
  comment: StoredComment,
): CommentWire {
  const author = personById(state, comment.authorId);
  return {
    ...authorWire(viewer, author),
    id: comment.id,
    text: comment.text,
    email: emailOrId(viewer, author),
    createdAt: isoOf(comment.createdAt),
    likes: 0,
    replyCount: post.comments.filter(({ parentId }) => parentId === comment.id).length,
    parentComment: comment.parentId ?? '',
    isOwner: viewer?.id === author.id,
  };
}

function personById(state: State, id: string): StoredPerson {
  const person = state.people.get(id);
  if (person === undefined) throw new Error(`The world names nobody with the id ${id}.`);
  return person;
}

export function postWire(state: State, viewer: Viewer, post: StoredPost): PostWire {
  const owner = personById(state, post.ownerId);
  return {
    ...authorWire(viewer, owner),
    id: post.id,
    caption: post.caption,
    image: postAddress(post, seesPost(state, null, post), viewer),
    imageMeta: metaOf(state, post.imageId),
    imageAlt: post.imageAlt,
    timestamp: isoOf(post.createdAt),
    likes: post.likedBy.size,
    commentCount: post.comments.length,
    auraTags: [...post.tags],
    itemIDs: post.itemIds.filter((id) => state.items.has(id)),
    originalEmail: emailOrId(viewer, owner),
    userID: emailOrId(viewer, owner),
    location: post.location,
    isOwner: viewer?.id === owner.id,
  };
}

/** A single post carries its comments. */
export function postWithComments(state: State, viewer: Viewer, post: StoredPost): PostWire {
  const comments = visibleComments(state, viewer, post).map((comment) =>
    commentWire(state, viewer, post, comment),
  );
  return { ...postWire(state, viewer, post), comments };
}

export function itemWire(state: State, viewer: Viewer, item: StoredItem): ItemWire {
  const isPublic = seesItem(state, null, item);
  const address = (id: string | null) => (id === null ? null : addressId(id, isPublic, viewer));
  const { id, category, subcategory, brand, size, color, material, style, price, store } = item;
  return {
    id,
    description: item.name,
    ...{ category, subcategory, brand, size, color, material, style },
    image: address(item.frontId),
    imageMeta: metaOf(state, item.frontId),
    backImage: address(item.backId),
    backImageMeta: metaOf(state, item.backId),
    likes: item.likedBy.size,
    ...(price !== undefined && { price }),
    ...(store !== undefined && { store }),
    isOwner: viewer?.id === item.ownerId,
  };
}

function followWire(viewer: Viewer, person: StoredPerson): FollowWire {
  const { username, displayName, profilePicId } = authorWire(viewer, person);
  const email = viewer?.id === person.id ? person.email : '';
  return { username, displayname: displayName, email, profilePicId };
}

/** Last liked first. */
function likedIds(things: readonly { id: string; likedBy: Likes }[], { id }: StoredPerson): string[] {
  const likedAt = ({ likedBy }: { likedBy: Likes }) => likedBy.get(id) ?? 0;
  return things
    .filter(({ likedBy }) => likedBy.has(id))
    .sort((a, b) => likedAt(b) - likedAt(a))
    .map((thing) => thing.id);
}

export function profileWire(state: State, viewer: Viewer, person: StoredPerson): ProfileWire {
  const isOwner = viewer?.id === person.id;
  const others = [...state.people.values()].filter((other) => !isBlocked(viewer, other));
  const ownPosts = newestFirst(state.posts.values()).filter(({ ownerId }) => ownerId === person.id);
  const tellsLikes = isOwner || person.profilePrivacy === 'public';
  const seenPosts = [...state.posts.values()].filter((post) => seesPost(state, viewer, post));
  const seenItems = [...state.items.values()].filter((item) => seesItem(state, viewer, item));
  const blocked = [...person.blocks].flatMap((id) => state.people.get(id) ?? []);
  return {
    ...authorWire(viewer, person),
    userID: emailOrId(viewer, person),
    userName: usernameOf(person),
    email: isOwner ? person.email : '',
    location: person.location,
    profileBio: person.bio,
    profilePicMeta: metaOf(state, person.avatarId),
    postPrivacy: person.postPrivacy,
    profilePrivacy: person.profilePrivacy,
    blockedList: isOwner ? blocked.map(usernameOf).join(',') : '',
    userPosts: ownPosts.filter((post) => seesPost(state, viewer, post)).map(({ id }) => id),
    postLikes: tellsLikes ? likedIds(seenPosts, person) : [],
    itemLikes: tellsLikes ? likedIds(seenItems, person) : [],
    followers: others
      .filter(({ follows }) => follows.has(person.id))
      .map((other) => followWire(viewer, other)),
    following: others.filter(({ id }) => person.follows.has(id)).map((other) => followWire(viewer, other)),
    isOwner,
  };
}
