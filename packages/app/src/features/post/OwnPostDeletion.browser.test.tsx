import '@aura/ui/styles.css';
import type { ApiEnvironment } from '@aura/api-client/base-query';
import { deletionTimeoutMs } from '@aura/domain/limits';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { addApiPart } from '../../store/api-part.ts';
import { selectBrowserData } from '../../store/browser-data.ts';
import { createStore } from '../../store/store.ts';
import { OwnPostDeletion } from './OwnPostDeletion.tsx';

const environment: ApiEnvironment = {
  root: '/api/aura',
  identity: { getToken: async () => 'token', refused: () => undefined },
  newKey: () => 'key',
};

async function confirmDeletion() {
  const store = createStore(environment);
  addApiPart(store);
  render(
    <Provider store={store}>
      <OwnPostDeletion postId="post-1" email="mira@example.test" />
    </Provider>,
  );
  await act(async () => screen.getByRole('button').click());
  const question = await screen.findByRole('alertdialog');
  const confirm = () => within(question).getByRole('button', { name: 'Delete' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => confirm().click());
  return { deleted: () => selectBrowserData(store.getState()).deletedPostIds, confirm };
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

it('counts a post as deleted that the server knows no more', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(
    Response.json({ success: false, error: '', code: 'NOT_FOUND' }, { status: 404 }),
  );
  const { deleted } = await confirmDeletion();
  await expect.poll(deleted).toEqual(['post-1']);
});

it('has failed after a minute without an answer, and can be tried again', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = new Request(input, init);
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  );
  const { deleted, confirm } = await confirmDeletion();
  await act(() => vi.advanceTimersByTimeAsync(deletionTimeoutMs - 1000));
  expect(confirm().getAttribute('aria-busy')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  screen.getByText('Failed to delete post. Please try again.');
  expect(confirm().getAttribute('aria-busy')).toBeNull();
  expect(deleted()).toEqual([]);
});
