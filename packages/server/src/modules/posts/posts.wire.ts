import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import type { PostWire } from '@aura/api-client/contract/posts';
import { type Images, imageMetaOf } from '../images/images.service.ts';
import { authorWire, emailOrId } from '../profiles/author.wire.ts';
import type { CommentRow } from './comments.repository.ts';
import type { PostRow } from './posts.repository.ts';

/**
 * Maps a post to the wire format for one viewer, without comments.
 * @param viewerId the viewer's row id; null for a viewer without a profile
 */
export function toPostWire(row: PostRow, viewerId: string | null, images: Images): PostWire {
  const { author, image } = row;
  const isPublic = row.privacy === 'public';
  const email = emailOrId(author, viewerId);
  return {
    ...authorWire(images, viewerId, author),
    id: row.id,
    caption: row.caption,
    image: image && images.postAddress(row.id, image.id, { isPublic, viewerId }),
    imageMeta: image && imageMetaOf(image),
    imageAlt: row.imageAlt,
    timestamp: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    likes: row.likeCount,
    liked: row.liked,
    commentCount: row.commentCount,
    auraTags: row.tags,
    itemIDs: row.itemIds,
    originalEmail: email,
    userID: email,
    location: row.location,
    isOwner: author.authorId === viewerId,
  };
}

/** Maps a comment to the wire format for one viewer. */
export function toCommentWire(row: CommentRow, viewerId: string | null, images: Images): CommentWire {
  const isDeleted = row.deletedAt !== null;
  return {
    ...(isDeleted ? noAuthor : authorWire(images, viewerId, row.author)),
    id: row.id,
    text: row.text,
    email: isDeleted ? '' : emailOrId(row.author, viewerId),
    createdAt: row.createdAt.toISOString(),
    likes: row.likeCount,
    liked: row.liked,
    replyCount: row.replyCount,
    parentComment: row.parentId ?? '',
    isOwner: !isDeleted && row.author.authorId === viewerId,
    editedAt: row.editedAt?.toISOString() ?? null,
    deleted: isDeleted,
  };
}

/** The author fields of a deleted comment. */
const noAuthor = { username: '', displayName: '', profilePicId: null };
