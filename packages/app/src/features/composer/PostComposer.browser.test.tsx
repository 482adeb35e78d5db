import '../../styles.css';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deleteDrafts } from '../../platform/drafts/delete-drafts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import PostComposer from './PostComposer.tsx';

const me = { uid: 'uid-desk', email: 'mira@example.test', displayName: '', method: 'password' as const };
const photo = (name: string) => new Blob([name], { type: 'image/jpeg' });

afterEach(async () => {
  cleanup();
  await deleteDrafts(me.uid);
  vi.restoreAllMocks();
});

it('when preparing a new photo takes long and the user declines it, PostComposer keeps the draft in the editor', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  const store = createTestStore(me);
  const desk = (chosen: Blob) => (
    <Provider store={store}>
      <ToastProvider>
        <PostComposer photo={chosen} onClose={() => {}} onShared={() => {}} />
      </ToastProvider>
    </Provider>
  );
  const { rerender } = render(desk(photo('first')));
  const editor = () => screen.findByRole('dialog', { name: 'Create Post' });
  await userEvent.type(within(await editor()).getByRole('textbox', { name: 'Caption' }), 'One coat');
  rerender(desk(photo('second')));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Continue' }));
  const caption = within(await editor()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });
  expect(caption.value).toBe('One coat');
});
