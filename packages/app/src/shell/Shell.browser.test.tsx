import '../styles.css';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getPostDraft } from '../platform/drafts/post-draft.ts';
import { deletePersonalCaches } from '../platform/offline/delete-personal-caches.ts';
import { identityChanged, sessionRefused } from '../store/session.ts';
import { createUnconnectedStore } from '../testing/create-test-store.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { resetDrafts } from '../testing/reset-drafts.ts';
import { Shell } from './Shell.tsx';

const userOf = (name: string) => ({
  uid: `uid-${name}`,
  email: `${name}@example.test`,
  displayName: '',
  method: 'password' as const,
});
const mira = userOf('mira');
const tomasz = userOf('tomasz');

async function drawPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], '1.jpg', { type: 'image/jpeg' });
}

/** Opens a page of Mira with an editor in which she has typed a caption. */
async function openEditor() {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  const store = createUnconnectedStore(mira);
  renderScreen(
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<h1>Page</h1>} />
      </Route>
    </Routes>,
    { store, at: '/home' },
  );
  await screen.findByRole('button', { name: 'Upload' });
  const chooser = await vi.waitUntil(() => document.querySelector('input[type=file]'), {
    timeout: 10_000,
  });
  await userEvent.upload(chooser, await drawPhoto());
  const editor = within(await screen.findByRole('dialog', { name: 'Create Post' }));
  await userEvent.type(await editor.findByLabelText('Caption'), 'Only mine');
  return store;
}

const users = [mira, tomasz];
const deleteAll = async () => {
  await deletePersonalCaches();
  for (const { uid } of users) await resetDrafts(uid);
};

beforeEach(deleteAll);
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await deleteAll();
});

it('when the same user signs in again after a refused session, the open editor stays with its text', async () => {
  const store = await openEditor();
  act(() => void store.dispatch(sessionRefused()));
  act(() => void store.dispatch(identityChanged({ ...mira })));
  const editor = within(await screen.findByRole('dialog', { name: 'Create Post' }));
  expect(editor.getByLabelText('Caption')).toHaveProperty('value', 'Only mine');
});

it('when another user signs in after a refused session, the open editor is closed and not stored for that user', async () => {
  const store = await openEditor();
  act(() => void store.dispatch(sessionRefused()));
  act(() => void store.dispatch(identityChanged(tomasz)));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Create Post' })).toBeNull();
  await screen.findByRole('button', { name: 'Upload' });
  expect(getPostDraft(tomasz.uid).current()).toBeNull();
  expect(await getPostDraft(tomasz.uid).load()).toBeNull();
  expect(getPostDraft(mira.uid).current()?.values.caption).toBe('Only mine');
});
