import type { Post } from '@aura/domain/entities';

/** A post of another user without an image, texts and items. */
export function samplePost(post: Partial<Post> = {}): Post {
  return {
    id: 'post-1',
    caption: '',
    image: null,
    imageAlt: '',
    createdAt: '2026-05-06T12:00:00.000Z',
    editedAt: null,
    likeCount: 0,
    liked: false,
    commentCount: 0,
    comments: null,
    tags: [],
    itemIds: [],
    location: '',
    author: { username: 'jo', displayName: '', avatar: null },
    isOwner: false,
    ...post,
  };
}
