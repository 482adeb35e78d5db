import { me } from '../../testing/me.ts';
import '../../styles.css';
import { postWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { searchCopy, searchTypeLabels, tagCopy } from '@aura/domain/copy/search';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { postDeleted } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import SearchRoute from './SearchRoute.tsx';
import { SearchShortcut } from './SearchShortcut.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const route = (
  <Routes>
    <Route path="/search" element={<SearchRoute />} />
    <Route path="/tag/:tag" element={<SearchRoute />} />
  </Routes>
);

it.each([
  ['too long', 'x'.repeat(60)],
  ['two words', 'linen%20coat'],
])('for a tag that is %s, says so and offers the search, without a request', async (_problem, tag) => {
  const fetched = vi.spyOn(window, 'fetch');
  renderScreen(route, { store: createTestStore(me), at: `/tag/${tag}` });
  await screen.findByRole('heading', { name: tagCopy.invalid });
  screen.getByText(tagCopy.invalidBody);
  screen.getByRole('button', { name: searchCopy.title });
  expect(fetched).not.toHaveBeenCalled();
});

/** Mocks a server with two posts, each on a page of its own. Reads fail whose address contains `failing`. */
function serve(failing?: string) {
  const server = { failing };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { href, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (server.failing !== undefined && href.includes(server.failing)) return failure(500, 'INTERNAL');
    const isNext = searchParams.has('after');
    return Response.json({
      success: true,
      tag: '#linen',
      total: 2,
      total_posts: 2,
      returned_posts: 1,
      search_term: null,
      people: [],
      peopleTotal: 0,
      related: [],
      tags: [],
      items: [],
      posts: [postWire({ id: isNext ? 'second' : 'first', imageAlt: isNext ? 'Second look' : 'First look' })],
      next: isNext ? null : '1770000000000_first',
    });
  });
  return server;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const appears = (post: string) => screen.findByRole('link', { name: new RegExp(`^${post}`) });

it('when the posts of the first page of a tag were deleted in this browser, the next page is shown', async () => {
  const store = createTestStore(me);
  await act(async () => store.dispatch(postDeleted('first')));
  serve();
  renderScreen(route, { store, at: '/tag/linen' });
  await appears('Second look');
  expect(screen.queryByText(tagCopy.noPosts)).toBeNull();
});

it('when a tag cannot be read, says so after the skeleton, and Retry shows its posts', async () => {
  const server = serve('/tag/');
  renderScreen(route, { store: createTestStore(me), at: '/tag/linen' });
  screen.getByText(tagCopy.loading);
  await screen.findByText(tagCopy.failed);
  server.failing = undefined;
  await press(commonCopy.retry);
  await appears('First look');
});

it('when further posts cannot be read, the shown ones stay, and More shows the others', async () => {
  const server = serve('after=');
  renderScreen(route, { store: createTestStore(me), at: '/search' });
  await screen.findByText(searchCopy.moreFailed);
  await appears('First look');
  server.failing = undefined;
  await press(searchCopy.more);
  await appears('Second look');
});

it('when a search fails, the field keeps its text, Retry repeats it, and Escape leaves it', async () => {
  const server = serve('/search');
  renderScreen(route, { store: createTestStore(me), at: '/search' });
  const field = await screen.findByRole('searchbox');
  await userEvent.fill(field, 'linen');
  await screen.findByText(searchCopy.failed);
  expect(field).toHaveValue('linen');
  server.failing = undefined;
  await press(commonCopy.retry);
  await screen.findByRole('region', { name: searchTypeLabels.posts });
  expect(screen.queryByText(searchCopy.failed)).toBeNull();
  await userEvent.type(field, '{Escape}');
  await screen.findByRole('heading', { name: searchCopy.explore });
});

it('when a search fails, does not show the results of the text before', async () => {
  const server = serve();
  renderScreen(route, { store: createTestStore(me), at: '/search?q=linen' });
  await appears('First look');
  server.failing = '/search';
  await userEvent.fill(screen.getByRole('searchbox'), 'silk');
  await screen.findByText(searchCopy.failed);
  expect(screen.queryByRole('link', { name: /^First look/ })).toBeNull();
});

it('without any post to explore, the search has no empty section', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ success: true, posts: [], total_posts: 0, returned_posts: 0, search_term: null }),
  );
  renderScreen(<SearchRoute />, { store: createTestStore(me), at: '/search' });
  await screen.findByRole('region', { name: searchCopy.explore });
  await expect.poll(() => screen.queryByRole('region', { name: searchCopy.explore })).toBeNull();
  screen.getByRole('searchbox');
});

it('a number of results at its maximum has a plus sign on the chip, at the heading and in the announcement', async () => {
  const post = postWire({ id: 'linen' });
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    const isPosts = searchParams.get('type') === 'posts';
    const found = { people: [], posts: isPosts ? [post] : [], tags: [], items: [], next: null };
    return Response.json({ success: true, ...found, total: isPosts ? 100 : 0 });
  });
  renderScreen(<SearchRoute />, { store: createTestStore(me), at: '/search?q=linen' });
  await screen.findByRole('radio', { name: 'Posts 100+' });
  screen.getByRole('radio', { name: 'Tags 0' });
  screen.getByText(searchCopy.found('100+'));
  within(screen.getByRole('region', { name: 'Posts' })).getByText('100+');
});

/** Opens an address with the search, a home page, the shortcut of the search and a radio. */
function openWithKeys(at: string) {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  const route = (
    <>
      <SearchShortcut />
      <input type="radio" aria-label="Chip" />
      <Routes>
        <Route path="/search" element={<SearchRoute />} />
        <Route path="/home" element="The feed" />
      </Routes>
    </>
  );
  renderScreen(route, { store: createTestStore(me), at });
}

it('when / is pressed on the search page, focuses the field and keeps the text', async () => {
  openWithKeys('/search?q=coat');
  const field = await screen.findByRole('searchbox');
  expect(document.activeElement).not.toBe(field);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'coat');
});

it.each([
  ['the focus is on a radio', false],
  ['it is typed with Shift, as on German keyboards', true],
])('when / is pressed and %s, opens the search', async (_case, shiftKey) => {
  openWithKeys('/home');
  fireEvent.keyDown(screen.getByRole('radio'), { key: '/', shiftKey });
  expect(await screen.findByRole('searchbox')).toBe(document.activeElement);
});

it('when Escape is pressed in the empty field of a tab without a history, opens the feed', async () => {
  openWithKeys('/search');
  fireEvent.keyDown(await screen.findByRole('searchbox'), { key: 'Escape' });
  await screen.findByText('The feed');
});
