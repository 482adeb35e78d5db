import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { searchCalls } from '@aura/api-client/contract/search';
import { searchTotalMax } from '@aura/domain/limits/feed';
import {
  enoughMatches,
  relatedTagMinPosts,
  relatedTagsMaxCount,
  relatedTagsPostCount,
  searchMatchesMax,
  similarityMinLength,
  tagPeopleMaxCount,
} from '@aura/domain/limits/search';
import { resemblesName, swappedSpellings } from '@aura/domain/rules/name-similarity';
import { tagsOfPost, toTag } from '@aura/domain/rules/post-tags';
import { matchesItemSearch } from '@aura/domain/rules/wardrobe';
import { authorWire } from './author-wire.ts';
import { type CallContext, type Resolvers, success } from './calls.ts';
import { searchedPosts } from './posts.ts';
import { wordSimilarity } from './similarity.ts';
import { newestFirst, type StoredUser } from './state.ts';
import { pageOf } from './time-cursor.ts';
import { canSeePost, canSeeProfile } from './visibility.ts';
import { itemWire, postWire } from './wires.ts';

type SearchRequest = ParsedRequestOf<typeof searchCalls.search>;
type Found = ResponseOf<typeof searchCalls.search>;

/** As on the server. */
const minSimilarity = 0.4;

const nothing: Found = { ...success, people: [], posts: [], tags: [], items: [], total: 0, next: null };

/** One page of the results of a search. */
function searchPage<Entry>(
  entries: readonly Entry[],
  { limit, after }: Pick<SearchRequest, 'limit' | 'after'>,
  keyOf: (entry: Entry) => string,
) {
  const [, number = '1', key = after ?? ''] = /^(\d{1,9}):(.+)$/s.exec(after ?? '') ?? [];
  const index = entries.findIndex((entry) => keyOf(entry) === key);
  const start = index === -1 ? Math.max(Number(number) - 1, 0) : index + 1;
  const page = entries.slice(start, start + limit);
  const last = start + limit < entries.length ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : `${start + limit}:${keyOf(last)}` };
}

/** How entries of a kind are found and ordered. */
interface Ranking<Entry> {
  /** Null for an entry that does not start with the term. */
  readonly rankOf: (entry: Entry) => number | null;
  readonly namesOf: (entry: Entry) => readonly string[];
  readonly similarityOf: (entry: Entry) => number;
  /** Whether an entry may resemble the term. */
  readonly isCandidate: (entry: Entry) => boolean;
  /** The order of entries of equal rank and similarity. */
  readonly compare: (a: Entry, b: Entry) => number;
}

/** The entries that start with a term, and similar ones when these are few; best first. */
function ranked<Entry>(
  entries: readonly Entry[],
  term: string,
  { rankOf, namesOf, similarityOf, isCandidate, compare }: Ranking<Entry>,
): Entry[] {
  const started = entries.flatMap((entry) => {
    const rank = rankOf(entry);
    return rank === null ? [] : [{ entry, rank, similarity: 1 }];
  });
  const isSimilarNeeded = term.length >= similarityMinLength && started.length < enoughMatches;
  const similar = isSimilarNeeded
    ? entries
        .filter((entry) => rankOf(entry) === null && isCandidate(entry))
        .filter((entry) => resemblesName(term, namesOf(entry)))
        .map((entry) => ({ entry, rank: 4, similarity: similarityOf(entry) }))
    : [];
  return [...started, ...similar]
    .sort((a, b) => a.rank - b.rank || b.similarity - a.similarity || compare(a.entry, b.entry))
    .slice(0, searchMatchesMax)
    .map(({ entry }) => entry);
}

const byCodePoints = (a: string, b: string) => Number(a > b) - Number(a < b);

function findPeople({ state, viewer }: CallContext, text: string): StoredUser[] {
  const term = text.replace(/^@/, '').toLowerCase();
  const name = ({ username }: StoredUser) => (username ?? '').toLowerCase();
  const people = [...state.users.values()].filter(
    (user) => user.username !== null && canSeeProfile(viewer, user),
  );
  const rankOf = (user: StoredUser) => {
    if (name(user) === term) return 0;
    const byName = name(user).startsWith(term);
    if (!byName && !user.displayName.toLowerCase().startsWith(term)) return null;
    if (viewer?.follows.has(user.id)) return 1;
    return byName ? 2 : 3;
  };
  const namesOf = (user: StoredUser) => [name(user), user.displayName];
  const similarityOf = (user: StoredUser) => wordSimilarity(term, namesOf(user).join(' '));
  const swapped = swappedSpellings(term);
  const isCandidate = (user: StoredUser) => {
    const text = namesOf(user).join(' ').toLowerCase();
    return similarityOf(user) >= minSimilarity || swapped.some((spelling) => text.includes(spelling));
  };
  const compare = (a: StoredUser, b: StoredUser) => byCodePoints(name(a), name(b));
  return ranked(people, term, { rankOf, namesOf, similarityOf, isCandidate, compare });
}

interface CountedTag {
  readonly tag: string;
  readonly posts: number;
}

/** The tags of the posts that the viewer may see, with the number of these. */
function visibleTags({ state, viewer }: CallContext): CountedTag[] {
  const counts = new Map<string, number>();
  const visible = [...state.posts.values()].filter((post) => canSeePost(state, viewer, post));
  for (const tag of visible.flatMap(tagsOfPost)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, posts]) => ({ tag, posts }));
}

function findTags(context: CallContext, text: string) {
  const wanted = toTag(text);
  const rankOf = ({ tag }: CountedTag) => {
    if (tag === wanted) return 0;
    return tag.startsWith(wanted) ? 1 : null;
  };
  const swapped = swappedSpellings(wanted.slice(1));
  return ranked<CountedTag>(visibleTags(context), wanted.slice(1), {
    rankOf,
    namesOf: ({ tag }) => [tag],
    // On the server, similar tags are ordered by their number of posts alone.
    similarityOf: () => 0,
    isCandidate: ({ tag }) =>
      wordSimilarity(wanted, tag) >= minSimilarity ||
      swapped.some((spelling) => tag.startsWith(`#${spelling}`)),
    compare: (a, b) => b.posts - a.posts || byCodePoints(a.tag, b.tag),
  });
}

function searchPosts(context: CallContext, { q, limit, after }: SearchRequest): Found {
  const found = searchedPosts(context, q);
  const { page, next } = pageOf(found, { limit, after }, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    ...nothing,
    posts: page.map((post) => postWire(context.state, context.viewer, post)),
    total: Math.min(found.length, searchTotalMax),
    next,
  };
}

function search(context: CallContext, request: SearchRequest): Found {
  const { state, viewer } = context;
  switch (request.type) {
    case 'people': {
      const found = findPeople(context, request.q);
      const { page, next } = searchPage(found, request, ({ username }) => username ?? '');
      const people = page.map((user) => ({ ...authorWire(viewer, user), profileBio: user.bio }));
      return { ...nothing, people, total: found.length, next };
    }
    case 'posts':
      return searchPosts(context, request);
    case 'tags': {
      const found = findTags(context, request.q);
      const { page, next } = searchPage(found, request, ({ tag }) => tag);
      return { ...nothing, tags: page, total: found.length, next };
    }
    case 'items': {
      const found = newestFirst(state.items.values()).filter(
        (item) => item.ownerId === viewer?.id && !item.isDetected && matchesItemSearch(item, request.q),
      );
      const { page, next } = searchPage(found, request, ({ id }) => id);
      return {
        ...nothing,
        items: page.map((item) => itemWire(state, viewer, item)),
        total: found.length,
        next,
      };
    }
  }
}

/** The tags that most of the newest posts with a tag have too. */
function relatedTags({ state, viewer }: CallContext, tag: string): string[] {
  const newest = newestFirst(state.posts.values())
    .filter((post) => tagsOfPost(post).includes(tag))
    .slice(0, relatedTagsPostCount);
  const counts = new Map<string, number>();
  for (const other of newest.filter((post) => canSeePost(state, viewer, post)).flatMap(tagsOfPost))
    if (other !== tag) counts.set(other, (counts.get(other) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= relatedTagMinPosts)
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || byCodePoints(a, b))
    .slice(0, relatedTagsMaxCount)
    .map(([other]) => other);
}

export const searchResolvers: Resolvers<keyof typeof searchCalls> = {
  search,

  getTag: (context, { tag: name, limit, after }) => {
    const { state, viewer } = context;
    const tag = toTag(name);
    const posts = newestFirst(state.posts.values()).filter(
      (post) => canSeePost(state, viewer, post) && tagsOfPost(post).includes(tag),
    );
    const { page, next } = pageOf(posts, { limit, after }, ({ createdAt, id }) => ({ at: createdAt, id }));
    const owners = new Set(posts.map(({ ownerId }) => ownerId));
    const people = [...state.users.values()]
      .filter(({ id }) => after === undefined && owners.has(id) && viewer?.follows.has(id))
      .sort((a, b) => byCodePoints(a.username ?? '', b.username ?? ''));
    return {
      ...success,
      tag,
      total: posts.length,
      posts: page.map((post) => postWire(state, viewer, post)),
      people: people.slice(0, tagPeopleMaxCount).map((user) => authorWire(viewer, user)),
      peopleTotal: people.length,
      related: after === undefined ? relatedTags(context, tag) : [],
      next,
    };
  },
};
