import { tagMaxLength } from '../limits/post.ts';
import type { SearchType } from '../vocabularies/search-types.ts';

/** The search and the pages of tags (docs/product.md section 2, Search and tags). */
export const searchCopy = {
  title: 'Search',
  placeholder: 'People, posts, tags, your items',
  clearField: 'Clear the field',
  recent: 'Recent',
  clearRecent: 'Clear',
  removeRecent: (search: string) => `Remove ${search}`,
  explore: 'Explore',
  filter: 'Type of results',
  all: 'All',
  seeAll: 'See all',
  noResults: (text: string) => `Nothing for “${text}”.`,
  popularTags: 'Popular tags',
  failed: 'The search failed. Please try again.',
  loading: 'Searching',
  found: (total: string) => `${total} found`,
  more: 'More',
  postsOf: (tag: string) => `Posts with ${tag}`,
  moreFailed: 'Failed to load more. Please try again.',
} as const;

export const searchTypeLabels: Readonly<Record<SearchType, string>> = {
  people: 'People',
  posts: 'Posts',
  tags: 'Tags',
  items: 'My Items',
};

export const tagCopy = {
  postCount: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'post' : 'posts'}`,
  people: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'person you follow uses' : 'people you follow use'} it`,
  related: 'Often with',
  noPosts: 'No posts yet that you can see.',
  createPost: 'Create post',
  postBy: (username: string, likes: string) => `Post by ${username}, ${likes}`,
  failed: 'Failed to load the posts of this tag. Please try again.',
  loading: 'Loading posts',
  invalid: 'This is not a tag',
  invalidBody: `A tag is one word of at most ${tagMaxLength} characters.`,
} as const;
