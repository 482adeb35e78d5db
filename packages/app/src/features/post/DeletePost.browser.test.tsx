import '../../styles.css';
import { deletionTimeoutMs } from '@aura/domain/limits/post-actions';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { selectLocalState } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { OwnPostButtons } from './OwnPostButtons.tsx';

async function confirmDeletion() {
  const store = createTestStore(me);
  renderScreen(<OwnPostButtons post={samplePost({ isOwner: true })} />, { store });
  await act(async () => screen.getByRole('button', { name: 'Delete Post' }).click());
  const question = await screen.findByRole('alertdialog');
  const confirm = () => within(question).getByRole('button', { name: 'Delete' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => confirm().click());
  return { deleted: () => selectLocalState(store.getState()).deletedPostIds, confirm };
}

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

it('when the server responds 404, the post counts as deleted', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(failure(404, 'NOT_FOUND'));
  const { deleted } = await confirmDeletion();
  await expect.poll(deleted).toEqual(['post-1']);
});

it('after 60 seconds without a response, the dialog shows the failure and can be retried', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = new Request(input, init);
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
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
