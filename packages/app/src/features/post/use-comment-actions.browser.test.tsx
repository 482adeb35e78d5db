import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { commentEditTimeoutMs } from '@aura/domain/limits/post-actions';
import type { CommentsPanelProps } from '@aura/ui/post/CommentsPanel';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/create-test-store.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { useCommentActions } from './use-comment-actions.ts';

const dialogs = { askToDelete: () => undefined, report: () => undefined, block: () => undefined };
let actions: CommentsPanelProps['actions'] | undefined;

function Actions() {
  actions = useCommentActions(samplePost(), dialogs);
  return null;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('after 60 seconds without a response, saving a comment fails', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined));
  renderScreen(<Actions />, { store: createTestStore(me) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: string | undefined;
  await act(async () => {
    void actions?.onSave({ id: 'first' } as Comment, 'Linen').then((text) => {
      answer = text;
    });
    await vi.advanceTimersByTimeAsync(commentEditTimeoutMs);
  });
  expect(answer).toBe(commentsCopy.saveFailed);
});
