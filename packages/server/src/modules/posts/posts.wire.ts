import type { CommentWire, PostWire } from '@aura/api-client/contract/posts';
import { type Images, imageMetaOf } from '../images/images.service.ts';
import { type AuthorRow, authorWire } from '../profiles/author.ts';
import type { CommentRow } from './comments.repository.ts';
import type { PostRow } from './posts.repository.ts';

/** The author's email to the author, an opaque id to everybody else. */
function shownEmail({ authorId, email }: AuthorRow, viewerId: string | null): string {
  return authorId === viewerId ? email : authorId;
}

/**
 * A post as one viewer gets it, without its comments.
 * @param viewerId the viewer's row id; null for whoever has none
 */
export function toPostWire(row: PostRow, viewerId: string | null, images: Images): PostWire {
  const { author, image } = row;
  const isPublic = row.privacy === 'public';
  const email = shownEmail(author, viewerId);
  return {
    ...authorWire(images, viewerId, author),
    id: row.id,
    caption: row.caption,
    image: image && images.postAddress(row.id, image.id, { isPublic, viewerId }),
    imageMeta: image && imageMetaOf(image),
    imageAlt: row.imageAlt,
    timestamp: row.createdAt.toISOString(),
    likes: row.likeCount,
    commentCount: row.commentCount,
    auraTags: row.tags,
    itemIDs: row.itemIds,
    originalEmail: email,
    userID: email,
    location: row.location,
    isOwner: author.authorId === viewerId,
  };
}

/** A comment as one viewer gets it. */
export function toCommentWire(row: CommentRow, viewerId: string | null, images: Images): CommentWire {
  return {
    ...authorWire(images, viewerId, row.author),
    id: row.id,
    text: row.text,
    email: shownEmail(row.author, viewerId),
    createdAt: row.createdAt.toISOString(),
    // Comments cannot be liked (docs/product.md section 7 has no call for it).
    likes: 0,
    replyCount: row.replyCount,
    parentComment: row.parentId ?? '',
    isOwner: row.author.authorId === viewerId,
  };
}
