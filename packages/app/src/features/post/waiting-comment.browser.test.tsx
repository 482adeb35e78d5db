import '../../styles.css';
import { commentsCopy } from '@aura/domain/copy/comments';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changeMade } from '../../store/local-state.ts';
import { serveComments } from '../../testing/comments-server.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { CommentSync } from './CommentSync.tsx';
import PostComments from './PostComments.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('a waiting comment cannot be taken back while it is sent', async () => {
  const server = serveComments();
  const store = createTestStore(me);
  const value = { postId: 'post-1', parentId: null, text: 'Yes', refusal: null };
  store.dispatch(changeMade({ kind: 'waitingComments', key: 'key-1', value }));
  const currentUser = { email: me.email, username: 'mira', profile: null, isLoading: false };
  renderScreen(
    <>
      <PostComments
        post={samplePost({ id: 'post-1' })}
        currentUser={currentUser}
        now={0}
        profileHref={() => '#'}
        fieldRef={createRef<HTMLTextAreaElement>()}
      />
      <CommentSync />
    </>,
    { store },
  );
  await expect.poll(() => server.sent.length).toBe(1);
  const waiting = () => screen.queryByRole('list', { name: commentsCopy.waiting });
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: commentsCopy.inputLabel });
  await expect.poll(waiting).not.toBeNull();
  await userEvent.click(within(waiting() as HTMLElement).getByRole('button', { name: 'Edit' }));
  await screen.findByText(commentsCopy.beingSent);
  expect(field().value).toBe('');
  await act(async () => server.answer());
  await expect.poll(waiting).toBeNull();
  expect(field().value).toBe('');
  expect(server.sent).toHaveLength(1);
});
