import { me } from '../../testing/me.ts';
import '../../styles.css';
import { searchCopy } from '@aura/domain/copy/search';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recentSearchesChanged } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Recent } from './Recent.tsx';

const currentUser = { profile: null, email: me.email, username: 'mira', isLoading: false };

afterEach(cleanup);

it('when all recent searches are removed, the heading of the page is focused', async () => {
  const store = createTestStore(me);
  store.dispatch(recentSearchesChanged(['coat', 'scarf']));
  renderScreen(
    <main>
      <h1>{searchCopy.title}</h1>
      <Recent currentUser={currentUser} onWords={() => undefined} />
    </main>,
    { store },
  );
  (await screen.findByRole('button', { name: searchCopy.clearRecent })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe(searchCopy.title);
});
