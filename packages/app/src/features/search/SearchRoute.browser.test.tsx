import { me } from '../../testing/me.ts';
import '../../styles.css';
import { postWire } from '@aura/api-client/testing/blank-wires';
import { searchCopy, tagCopy } from '@aura/domain/copy/search';
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { postDeleted } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import SearchRoute from './SearchRoute.tsx';

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
