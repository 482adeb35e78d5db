import { expect, it } from 'vitest';
import { dropPost } from '../cache/post-lists.ts';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { itemWireOf, postWireOf } from '../testing/wires.ts';
import { itemActionsApi } from './item-actions.ts';
import { postActionsApi } from './post-actions.ts';
import { postEditsApi } from './post-edits.ts';
import { profileActionsApi } from './profile-actions.ts';
import { reportsApi } from './reports.ts';
import { searchApi } from './search.ts';

const nothing = { success: true, people: [], posts: [], tags: [], items: [], total: 0, next: null };
const person = { username: 'noor', displayName: 'Noor', profilePicId: 'pic_1', profileBio: 'Mostly linen' };

it('a search maps people with the address of their image, and reads the next page after the last one', async () => {
  const sent = fakeNetwork(
    byPath({ 'GET /search': { body: { ...nothing, people: [person], total: 2, next: 'noor' } } }),
  );
  const store = createTestStore();
  const query = store.dispatch(searchApi.endpoints.search.initiate({ text: 'no', type: 'people' }));
  const { data } = await query;
  expect(data?.pages[0]?.people).toEqual([
    {
      username: 'noor',
      displayName: 'Noor',
      avatar: expect.objectContaining({ src: expect.stringContaining('/profilePicture/pic_1') }),
      bio: 'Mostly linen',
    },
  ]);
  await store.dispatch(
    searchApi.endpoints.search.initiate({ text: 'no', type: 'people' }, { direction: 'forward' }),
  );
  expect(sent.map(({ url }) => new URL(url).search)).toEqual([
    '?q=no&type=people',
    '?q=no&type=people&after=noor',
  ]);
});

it('after a person was blocked or reported, a search for people is read again', async () => {
  const sent = fakeNetwork(
    byPath({
      'GET /search': { body: { ...nothing, people: [person], total: 1 } },
      'PUT /updateProfile': { body: { success: true, profilePicId: null } },
    }),
  );
  const reads = () => sent.filter(({ url }) => url.includes('/search')).length;
  const store = createTestStore();
  const shown = store.dispatch(searchApi.endpoints.search.initiate({ text: 'no', type: 'people' }));
  await shown;
  const { updateProfile } = profileActionsApi.endpoints;
  await store.dispatch(updateProfile.initiate({ email: 'mira@example.test', changes: { block: ['noor'] } }));
  await expect.poll(reads).toBe(2);
  const { hideReported } = reportsApi.endpoints;
  await store.dispatch(hideReported.initiate({ targetType: 'person', targetId: 'noor', postId: null }));
  await expect.poll(reads).toBe(3);
  shown.unsubscribe();
});

it('the page of a tag has its count and followed people', async () => {
  const page = {
    success: true,
    tag: '#linen',
    total: 7,
    posts: [],
    people: [person],
    peopleTotal: 4,
    related: ['#linen'],
    next: null,
  };
  fakeNetwork(byPath({ 'GET /tag/%23linen': { body: page } }));
  const { data } = await createTestStore().dispatch(searchApi.endpoints.getTag.initiate('#linen'));
  expect(data?.pages[0]).toMatchObject({
    total: 7,
    peopleTotal: 4,
    related: ['#linen'],
    people: [{ username: 'noor' }],
  });
});

it('when a post is liked, its cached search results and tag page show the new count, and a deleted one disappears', async () => {
  const posts = [postWireOf({ likes: 1 }), postWireOf({ id: 'post-2' })];
  const tagPage = {
    success: true,
    tag: '#linen',
    total: 2,
    posts,
    people: [],
    peopleTotal: 0,
    next: null,
  };
  fakeNetwork(
    byPath({
      'GET /search': { body: { ...nothing, posts, total: 2 } },
      'GET /tag/%23linen': { body: tagPage },
      'POST /addLike': { body: { success: true, liked: true, likes: 8 } },
    }),
  );
  const store = createTestStore();
  const { search, getTag } = searchApi.endpoints;
  await store.dispatch(search.initiate({ text: 'linen', type: 'posts' }));
  await store.dispatch(getTag.initiate('#linen'));
  const shown = () =>
    [
      search.select({ text: 'linen', type: 'posts' })(store.getState()),
      getTag.select('#linen')(store.getState()),
    ].map(({ data }) =>
      data?.pages.map((page) => [page.posts.map(({ id, likeCount }) => [id, likeCount]), page.total]),
    );
  await store.dispatch(
    postActionsApi.endpoints.addLike.initiate({ email: 'a@example.com', postId: 'post-1' }),
  );
  const liked = [
    [
      [
        ['post-1', 8],
        ['post-2', postWireOf().likes],
      ],
      2,
    ],
  ];
  expect(shown()).toEqual([liked, liked]);
  store.dispatch(dropPost('post-1'));
  const left = [[[['post-2', postWireOf().likes]], 1]];
  expect(shown()).toEqual([left, left]);
});

it('the page of a tag is read again after a post was shared, and after the tags or the caption of a post were changed', async () => {
  const page = {
    success: true,
    tag: '#linen',
    total: 0,
    posts: [],
    people: [],
    peopleTotal: 0,
    related: [],
    next: null,
  };
  const post = postWireOf({ isOwner: true, auraTags: ['#linen'] });
  const sent = fakeNetwork(
    byPath({
      'GET /tag/%23linen': { body: page },
      'POST /addPost': { body: { success: true, post } },
      'PUT /post/post-1': { body: { success: true, post } },
    }),
  );
  const reads = () => sent.filter(({ url }) => url.includes('/tag/')).length;
  const store = createTestStore();
  const shown = store.dispatch(searchApi.endpoints.getTag.initiate('#linen'));
  await shown;
  const { addPost, updatePost } = postEditsApi.endpoints;
  const words = { file: new Blob(), caption: '', imageAlt: '', itemIds: [] };
  await store.dispatch(addPost.initiate({ email: 'mira@example.test', tags: ['#linen'], ...words }));
  await expect.poll(reads).toBe(2);
  await store.dispatch(updatePost.initiate({ postId: 'post-1', tags: ['#linen'] }));
  await expect.poll(reads).toBe(3);
  await store.dispatch(updatePost.initiate({ postId: 'post-1', caption: 'Of #linen' }));
  await expect.poll(reads).toBe(4);
  await store.dispatch(updatePost.initiate({ postId: 'post-1', imageAlt: 'Snow' }));
  expect(reads()).toBe(4);
  shown.unsubscribe();
});

it('when an own item is changed, cached search results show it, and a deleted one disappears from them', async () => {
  const items = [itemWireOf(), itemWireOf({ id: 'item-2' })];
  fakeNetwork(
    byPath({
      'GET /search': { body: { ...nothing, items, total: 2 } },
      'PUT /showCutout/item-1': { body: { success: true, item: itemWireOf({ description: 'Wool coat' }) } },
      'DELETE /deleteItem/item-2': { body: { success: true } },
    }),
  );
  const store = createTestStore();
  const query = { text: 'coat', type: 'items' } as const;
  const { data: before } = await store.dispatch(searchApi.endpoints.search.initiate(query));
  expect(before?.pages[0]?.items).toHaveLength(2);
  const { showCutout, deleteItem } = itemActionsApi.endpoints;
  await store.dispatch(showCutout.initiate({ itemId: 'item-1', shown: true }));
  await store.dispatch(deleteItem.initiate({ email: 'mira@example.test', itemId: 'item-2' }));
  const { data } = searchApi.endpoints.search.select(query)(store.getState());
  expect(data?.pages.map((page) => [page.items.map(({ name }) => name), page.total])).toEqual([
    [['Wool coat'], 1],
  ]);
});
