import '../../styles.css';
import { searchCopy, tagCopy } from '@aura/domain/copy/search';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import SearchRoute from './SearchRoute.tsx';

const me = { uid: 'uid-1', email: 'mira@example.com', displayName: '', method: 'password' as const };

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
