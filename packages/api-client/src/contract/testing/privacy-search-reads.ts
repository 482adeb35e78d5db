import { searchCalls } from '../search.ts';
import { has, type Read, type ViewerCall } from './privacy-read.ts';

/** A search for the owner's content, and what it returned. */
async function searchFor(type: 'people' | 'posts' | 'tags', q: string, call: ViewerCall) {
  const { status, body } = await call(searchCalls.search, { q, type });
  return status === 200 ? body : { people: [], posts: [], tags: [], total: 0 };
}

/** The page of the tag that only the owner's post has. */
async function tagPage(call: ViewerCall) {
  const { status, body } = await call(searchCalls.getTag, { tag: 'dusk' });
  return status === 200 ? body : { posts: [], total: 0, people: [] };
}

/** Reads of searches and tags. */
export const searchReads: readonly Read[] = [
  {
    what: 'a search for the name',
    call: searchCalls.search,
    target: 'profile',
    isVisible: async (s, call) => {
      const { people, total } = await searchFor('people', s.ownerName, call);
      return has(people, s.ownerName) && total > 0;
    },
  },
  {
    what: 'a search for words of the post',
    call: searchCalls.search,
    target: 'posts',
    isVisible: async (_, call) => (await searchFor('posts', 'dusk', call)).total > 0,
  },
  {
    what: 'a search for its tag',
    call: searchCalls.search,
    target: 'posts',
    isVisible: async (_, call) => (await searchFor('tags', 'dus', call)).tags.length > 0,
  },
  {
    what: 'the page of its tag',
    call: searchCalls.getTag,
    target: 'posts',
    isVisible: async ({ postId }, call) => (await tagPage(call)).posts.some(({ id }) => id === postId),
  },
  {
    what: 'the count of its tag',
    call: searchCalls.getTag,
    target: 'posts',
    isVisible: async (_, call) => (await tagPage(call)).total > 0,
  },
];
