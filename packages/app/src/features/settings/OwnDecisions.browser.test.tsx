import { me } from '../../testing/me.ts';
import '../../styles.css';
import type { OwnDecisionWire } from '@aura/api-client/contract/moderation';
import { commonCopy } from '@aura/domain/copy/common';
import { ownDecisionsCopy } from '@aura/domain/copy/moderation';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OwnDecisions } from './OwnDecisions.tsx';

const decision = (id: string, words: string): OwnDecisionWire => ({
  id,
  act: 'warn',
  targetType: 'post',
  reason: 'spam',
  words,
  until: null,
  decidedAt: '2026-11-20T10:00:00.000Z',
  postId: 'post-1',
});

/** Serves these decisions, one in each page. */
function serve(...decisions: readonly OwnDecisionWire[]) {
  const server = { isDown: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (server.isDown) return Response.error();
    const after = new URL(new Request(input, init).url).searchParams.get('after');
    const index = decisions.findIndex(({ id }) => id === after) + 1;
    const page = { decisions: decisions.slice(index, index + 1), hasMore: index + 1 < decisions.length };
    return Response.json({ success: true, ...page });
  });
  return server;
}

const open = () => renderScreen(<OwnDecisions />, { store: createTestStore(me) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('lists the decisions with the way to the post, and further pages when asked', async () => {
  const server = serve(decision('one', 'First words.'), decision('two', 'Second words.'));
  open();
  await screen.findByText('Reason: spam or advertising. First words.');
  const link = screen.getByRole('link', { name: ownDecisionsCopy.openPost });
  expect(link.getAttribute('href')).toBe('/post/post-1');
  server.isDown = true;
  await press(ownDecisionsCopy.more);
  await screen.findByText(ownDecisionsCopy.moreFailed);
  screen.getByText('Reason: spam or advertising. First words.');
  server.isDown = false;
  await press(ownDecisionsCopy.more);
  await screen.findByText('Reason: spam or advertising. Second words.');
  await expect.poll(() => screen.queryByRole('button', { name: ownDecisionsCopy.more })).toBeNull();
});

it('when Show more disappears with the last page, the focus moves to the first decision of that page', async () => {
  serve(decision('one', 'First words.'), decision('two', 'Second words.'));
  open();
  (await screen.findByRole('button', { name: ownDecisionsCopy.more })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: ownDecisionsCopy.more })).toBeNull();
  expect(document.activeElement?.tagName).toBe('LI');
  expect(document.activeElement?.textContent).toContain('Second words.');
});

it('while the decisions load, a status says so', async () => {
  serve(decision('one', 'First words.'));
  open();
  screen.getByText(ownDecisionsCopy.loading, { selector: '[role=status] *' });
  await screen.findByText('Reason: spam or advertising. First words.');
  expect(screen.queryByText(ownDecisionsCopy.loading)).toBeNull();
});

it('without decisions, says what appears here', async () => {
  serve();
  open();
  await screen.findByText(ownDecisionsCopy.emptyBody);
  screen.getByText(ownDecisionsCopy.empty);
  screen.getByText(ownDecisionsCopy.body);
});

it('when loading fails, says so and loads again on request', async () => {
  const server = serve(decision('one', 'First words.'));
  server.isDown = true;
  open();
  await screen.findByText(ownDecisionsCopy.failed);
  server.isDown = false;
  await press(commonCopy.retry);
  await screen.findByText('Reason: spam or advertising. First words.');
});
