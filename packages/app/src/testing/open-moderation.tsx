import { moderationCopy } from '@aura/domain/copy/moderation';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Moderation } from '../features/moderation/Moderation.tsx';
import { createTestStore } from './create-test-store.ts';
import { renderScreen } from './render-screen.tsx';

const me = { uid: 'uid-1', email: 'noor@aura.example', displayName: '', method: 'password' as const };

export const caseAuthor = { username: 'deal.hunter.99', displayName: '', profilePicId: null };
const reportedAt = '2026-05-06T10:00:00.000Z';

/** An open case of a post, as the list of cases has it. */
export const caseSummary = (id: string, text: string) => ({
  id,
  targetType: 'post',
  author: caseAuthor,
  image: null,
  text,
  reason: 'spam',
  reportCount: 5,
  reportedAt,
});

/** An open case of a post, as the read of one case has it. */
export const wholeCase = (id: string, text: string) => ({
  ...caseSummary(id, text),
  createdAt: reportedAt,
  tags: [],
  postId: null,
  postImage: null,
  account: { posts: 19, followers: 0, joinedAt: reportedAt },
  reports: [],
  thread: [],
  posts: [],
  record: [],
  decision: null,
});

/** A decision that keeps a post, as the list of decisions has it. */
export const decisionOf = (id: string, author = caseAuthor.username) => ({
  id,
  act: 'keep',
  targetType: 'post',
  reason: null,
  words: '',
  until: null,
  decidedAt: reportedAt,
  moderator: 'noor',
  author,
});

/** Restores the window, the clock and the network after each test. */
export function isolateTests(): void {
  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    vi.restoreAllMocks();
    await page.viewport(1280, 800);
  });
}

/**
 * Opens the moderation screen.
 * @param width of the window in pixels
 */
export async function openModeration(width = 1280, store = createTestStore(me)) {
  await page.viewport(width, 800);
  renderScreen(
    <main>
      <Moderation />
    </main>,
    { store },
  );
  return store;
}

/** Decides to keep what the shown case is about. */
export async function keepCase(): Promise<void> {
  await page.getByRole('radio', { name: moderationCopy.acts.keep.name }).click();
  await userEvent.click(screen.getByRole('button', { name: moderationCopy.submit.keep() }));
}
