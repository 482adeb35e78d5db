import type { postCalls } from '@aura/api-client/contract/posts';
import { done, type Rules, requirePerson, type Scene } from './calls.ts';
import { Failure } from './failure.ts';
import { storeImage } from './images.ts';
import { newestFirst, type StoredPost } from './state.ts';
import { isBlocked, seesPost } from './visibility.ts';
import { commentWire, postWire, postWithComments } from './wires.ts';

type PostCallName = Exclude<keyof typeof postCalls, 'getPostImage'>;

/** @throws `NOT_FOUND` also for a post that the viewer may not see */
export function visiblePost({ state, viewer }: Scene, id: string): StoredPost {
  const post = state.posts.get(id);
  if (post === undefined || !seesPost(state, viewer, post)) throw new Failure('NOT_FOUND');
  return post;
}

function feedOf({ state, viewer }: Scene, order: 'asc' | 'desc', searchTerm: string | null): StoredPost[] {
  const visible = newestFirst(state.posts.values()).filter((post) => seesPost(state, viewer, post));
  const ordered = order === 'desc' ? visible : visible.reverse();
  return searchTerm === null ? ordered : ordered.filter((post) => matches(post, searchTerm));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Every word stands in the caption, or the term is one of the tags. */
function matches({ caption, tags }: StoredPost, term: string): boolean {
  const inCaption = wordsOf(caption);
  const words = wordsOf(term);
  const isTag = tags.includes(term.startsWith('#') ? term.toLowerCase() : `#${term.toLowerCase()}`);
  return isTag || (words.length > 0 && words.every((word) => inCaption.includes(word)));
}

function setLike(scene: Scene, id: string, liked: boolean) {
  const person = requirePerson(scene);
  const { likedBy } = visiblePost(scene, id);
  if (!liked) likedBy.delete(person.id);
  else if (!likedBy.has(person.id)) likedBy.set(person.id, scene.state.now());
  return { ...done, liked, likes: likedBy.size };
}

/** The thread that a reply joins; threads are one level deep. */
function threadOf({ state, viewer }: Scene, post: StoredPost, parentId: string): string | null {
  if (parentId === '') return null;
  const parent = post.comments.find(({ id }) => id === parentId);
  const author = parent && state.people.get(parent.authorId);
  if (parent === undefined || author === undefined || isBlocked(viewer, author))
    throw new Failure('NOT_FOUND');
  return parent.parentId ?? parent.id;
}

export const postRules: Rules<PostCallName> = {
  getPost: (scene, { id }) => ({
    ...done,
    post: postWithComments(scene.state, scene.viewer, visiblePost(scene, id)),
  }),

  getPosts: (scene, { limit, offset, sort_order, search_term, after }) => {
    const searchTerm = search_term?.trim() || null;
    const feed = feedOf(scene, sort_order, searchTerm);
    const place = feed.findIndex(({ id }) => id === after);
    const start = place === -1 ? offset : place + 1;
    const page = feed.slice(start, start + limit);
    return {
      ...done,
      total_posts: feed.length,
      returned_posts: page.length,
      posts: page.map((post) => postWire(scene.state, scene.viewer, post)),
      search_term: searchTerm,
    };
  },

  getPostsByIds: ({ state, viewer }, { ids }) => {
    const posts = [...new Set(ids)].flatMap((id) => state.posts.get(id) ?? []);
    const visible = posts.filter((post) => seesPost(state, viewer, post));
    return { ...done, posts: visible.map((post) => postWire(state, viewer, post)) };
  },

  addPost: async (scene, { file, caption, imageAlt, auraTags, itemIDs }) => {
    const { state } = scene;
    const person = requirePerson(scene);
    const itemIds = [...new Set(itemIDs)];
    const own = itemIds
      .flatMap((id) => state.items.get(id) ?? [])
      .filter((item) => item.ownerId === person.id);
    if (own.length < itemIds.length) throw new Failure('FORBIDDEN');
    const post: StoredPost = {
      id: state.newId('post'),
      ownerId: person.id,
      caption,
      imageAlt,
      tags: [...new Set(auraTags.map((tag) => tag.toLowerCase()))],
      itemIds,
      imageId: await storeImage(state, file),
      location: '',
      createdAt: state.now(),
      likedBy: new Map(),
      comments: [],
    };
    state.posts.set(post.id, post);
    for (const item of own) item.isPosted = true;
    return { ...done, post: postWithComments(state, person, post) };
  },

  deletePost: (scene, { postId }) => {
    const person = requirePerson(scene);
    const post = visiblePost(scene, postId);
    if (post.ownerId !== person.id) throw new Failure('FORBIDDEN');
    scene.state.posts.delete(postId);
    return done;
  },

  addLike: (scene, { postID }) => setLike(scene, postID, true),
  removeLike: (scene, { postID }) => setLike(scene, postID, false),

  addComment: (scene, { postID, comment: text, parentComment }) => {
    const { state } = scene;
    const person = requirePerson(scene);
    const post = visiblePost(scene, postID);
    const parentId = threadOf(scene, post, parentComment);
    const id = state.newId('comment');
    const comment = { id, authorId: person.id, text, parentId, createdAt: state.now() };
    post.comments.push(comment);
    return { ...done, comment: commentWire(state, person, post, comment) };
  },
};
