import { meWithUid } from '../testing/me.ts';
import '../styles.css';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { identityChanged, sessionRefused } from '../store/session.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { isolateTests, serveOutfit, sunday } from '../testing/open-outfit-builder.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import OutfitPage from './OutfitPage.tsx';

isolateTests();

const me = meWithUid('uid-outfit');

function openPage() {
  serveOutfit(() => Response.json({ success: true, outfit: sunday({ version: 2 }) }));
  window.history.replaceState(null, '', '/aura/outfit/o_1');
  const store = createTestStore(me);
  renderScreen(
    <Routes>
      <Route path="/aura/outfit/:outfitId" element={<OutfitPage />} />
    </Routes>,
    { store, at: 'window' },
  );
  return store;
}

it('when the session is refused, Log In opens over the builder, which stays when the same user signs in again', async () => {
  const store = openPage();
  await screen.findByRole('application', { name: 'Canvas' });
  act(() => void store.dispatch(sessionRefused()));
  await screen.findByRole('dialog', { name: /Log in/i }, { timeout: 10_000 });
  act(() => void store.dispatch(identityChanged({ ...me })));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('application', { name: 'Canvas' })).toBeTruthy();
});
