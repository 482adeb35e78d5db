import type { Comment, Image, Person, Post, Profile } from '@aura/domain/entities';
import { toIso } from '@aura/domain/rules/time';
import type { CommentWire } from './comment-wire.ts';
import type { ImageMeta } from './fields.ts';
import type { PostWire } from './posts.ts';
import type { FollowWire, ProfileWire } from './profiles.ts';

/** Maps the wire format to entities. `root` completes the URLs of images. */

/** The URL prefixes of images, such as `/api/aura`. */
export interface ImageRoots {
  /** Of public images, which a CDN may serve. */
  readonly public: string;
  /** Of images whose address is signed; only the server serves them. */
  readonly signed: string;
}

/** Only a signature contains a dot. */
export function addressOf(path: string, root: ImageRoots): string {
  return `${path.includes('.') ? root.signed : root.public}${path}`;
}

/** An invalid time becomes an empty text, which is not displayed. */
export function toIsoTime(value: string | number): string {
  return toIso(value) ?? '';
}

export function image(src: string | null, meta: ImageMeta | null): Image | null {
  if (src === null) return null;
  return {
    src,
    width: meta?.width ?? null,
    height: meta?.height ?? null,
    thumbhash: meta?.thumbhash ?? null,
    palette: meta?.palette ?? [],
  };
}

/** An image of the API by its id; null without one. */
export function storedImage(
  root: ImageRoots,
  kind: 'itemImage' | 'profilePicture',
  id: string | null,
  meta: ImageMeta | null,
) {
  return image(id === null ? null : addressOf(`/${kind}/${id}`, root), meta);
}

/** The avatar of a user, from its image id. */
export function toAvatar(profilePicId: string | null, root: ImageRoots): Image | null {
  return storedImage(root, 'profilePicture', profilePicId, null);
}

interface AuthorWire {
  readonly username: string;
  readonly displayName: string;
  readonly profilePicId: string | null;
}

export function toPerson(wire: AuthorWire, root: ImageRoots): Person {
  return {
    username: wire.username,
    displayName: wire.displayName,
    avatar: toAvatar(wire.profilePicId, root),
  };
}

export function toComment(wire: CommentWire, root: ImageRoots): Comment {
  return {
    id: wire.id,
    text: wire.text,
    author: toPerson(wire, root),
    createdAt: toIsoTime(wire.createdAt),
    likeCount: wire.likes,
    liked: wire.liked,
    replyCount: wire.replyCount,
    parentId: wire.parentComment === '' ? null : wire.parentComment,
    editedAt: wire.editedAt === null ? null : toIsoTime(wire.editedAt),
    isDeleted: wire.deleted,
    isOwner: wire.isOwner,
  };
}

export function toPost(wire: PostWire, root: ImageRoots): Post {
  return {
    id: wire.id,
    caption: wire.caption,
    image: image(wire.image === null ? null : addressOf(wire.image, root), wire.imageMeta),
    imageAlt: wire.imageAlt,
    createdAt: toIsoTime(wire.timestamp),
    editedAt: wire.editedAt,
    likeCount: wire.likes,
    // Answers that an earlier version stored for offline use do not say it.
    liked: wire.liked ?? false,
    commentCount: wire.commentCount,
    comments: wire.comments?.map((comment) => toComment(comment, root)) ?? null,
    tags: wire.auraTags,
    itemIds: wire.itemIDs,
    author: toPerson(wire, root),
    location: wire.location,
    isOwner: wire.isOwner,
  };
}

function toFollow(wire: FollowWire, root: ImageRoots): Person {
  return toPerson({ ...wire, displayName: wire.displayname }, root);
}

export function toProfile(wire: ProfileWire, root: ImageRoots): Profile {
  return {
    username: wire.username,
    displayName: wire.displayName,
    avatar: storedImage(root, 'profilePicture', wire.profilePicId, wire.profilePicMeta),
    bio: wire.profileBio,
    // Answers that an earlier version stored for offline use have all posts and no count.
    postCount: wire.postCount ?? wire.userPosts.length,
    newestPostIds: wire.userPosts,
    // Answers that an earlier version stored for offline use have all liked items and no count.
    likedItemCount: wire.itemLikeCount ?? wire.itemLikes.length,
    followers: wire.followers.map((entry) => toFollow(entry, root)),
    following: wire.following.map((entry) => toFollow(entry, root)),
    // Answers that an earlier version stored for offline use have no counts.
    followerCount: wire.followerCount ?? wire.followers.length,
    followingCount: wire.followingCount ?? wire.following.length,
    isFollowed: wire.isFollowed ?? false,
    followsYou: wire.followsCaller ?? false,
    followedBy: {
      people: wire.followedBy?.people.map((person) => toPerson(person, root)) ?? [],
      total: wire.followedBy?.total ?? 0,
    },
    profilePrivacy: wire.profilePrivacy,
    postPrivacy: wire.postPrivacy,
    blockedUsernames: wire.blockedList.split(',').filter((name) => name !== ''),
    isOwner: wire.isOwner,
    isModerator: wire.isModerator,
    suspension: wire.suspension,
    notificationSettings: wire.notificationSettings,
  };
}

/** The state of a like after a call. */
export interface LikeState {
  readonly liked: boolean;
  readonly likeCount: number;
}

export function toLikeState({ liked, likes }: { liked: boolean; likes: number }): LikeState {
  return { liked, likeCount: likes };
}
