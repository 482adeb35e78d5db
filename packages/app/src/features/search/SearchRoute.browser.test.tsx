import { me } from '../../testing/me.ts';
import '../../styles.css';
import { postWire } from '@aura/api-client/testing/blank-wires';
import { searchCopy, tagCopy } from '@aura/domain/copy/search';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { postDeleted } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import SearchRoute from './SearchRoute.tsx';
import { SearchShortcut } from './SearchShortcut.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['too long', 'x'.repeat(60)],
  ['two words', 'linen%20coat'],
])('for a tag that is %s, says so and offers the search, without a request', async (_problem, tag) => {
  const fetched = vi.spyOn(window, 'fetch');
  const route = (
    <Routes>
      <Route path="/tag/:tag" element={<SearchRoute />} />
    </Routes>
  );
  renderScreen(route, { store: createTestStore(me), at: `/tag/${tag}` });
  await screen.findByRole('heading', { name: tagCopy.invalid });
  screen.getByText(tagCopy.invalidBody);
  screen.getByRole('button', { name: searchCopy.title });
  expect(fetched).not.toHaveBeenCalled();
});

it('when the posts of the first page of a tag were deleted in this browser, the next page is shown', async () => {
  const store = createTestStore(me);
  await act(async () => store.dispatch(postDeleted('first')));
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const isNext = new URL(input instanceof Request ? input.url : input, location.href).searchParams.has(
      'after',
    );
    return Response.json({
      success: true,
      tag: '#linen',
      total: 2,
      people: [],
      peopleTotal: 0,
      related: [],
      posts: [postWire({ id: isNext ? 'second' : 'first', imageAlt: 'Linen again' })],
      next: isNext ? null : '1770000000000_first',
    });
  });
  const route = (
    <Routes>
      <Route path="/tag/:tag" element={<SearchRoute />} />
    </Routes>
  );
  renderScreen(route, { store, at: '/tag/linen' });
  await screen.findByRole('link', { name: /Linen again/ });
  expect(screen.queryByText(tagCopy.noPosts)).toBeNull();
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
