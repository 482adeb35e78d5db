import type { PostWire } from '@aura/api-client/contract/posts';

/** Creates an own post without texts and items, as the server sends it. */
export function postWire(post: Partial<PostWire> & Pick<PostWire, 'id'>): PostWire {
  return {
    caption: '',
    imageAlt: '',
    image: `/post/${post.id}/image`,
    imageMeta: null,
    timestamp: '2026-11-25T12:00:00.000Z',
    editedAt: null,
    likes: 0,
    commentCount: 0,
    auraTags: [],
    itemIDs: [],
    originalEmail: 'u_mira',
    userID: 'u_mira',
    location: '',
    isOwner: true,
    username: 'mira',
    displayName: 'Mira K.',
    profilePicId: null,
    ...post,
  };
}
