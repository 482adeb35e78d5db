import '../foundations/styles.css';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noCommentActions } from '../testing/comment-actions.ts';
import { focusIsOn } from '../testing/focus-is-on.ts';
import { sampleComment, sampleNow } from '../testing/samples.ts';
import { CommentsOverlay } from './CommentsOverlay/CommentsOverlay.tsx';
import { CommentsPanel } from './CommentsPanel/CommentsPanel.tsx';

const before = { width: innerWidth, height: innerHeight };
beforeAll(() => page.viewport(1024, 768));
afterAll(() => page.viewport(before.width, before.height));
afterEach(cleanup);

const closed = vi.fn<(open: boolean) => void>();
const ignore = () => undefined;
const panel = {
  comments: [sampleComment()],
  commentCount: 1,
  now: sampleNow,
  profileHref: (username: string) => `#${username}`,
  currentUser: { name: 'Sofia', avatar: null },
  text: '',
  onTextChange: ignore,
  onSend: ignore,
  replyTo: null,
  onReplyToChange: ignore,
  actions: noCommentActions,
};
const menuButton = () => screen.getByRole('button', { name: 'Actions for comment by tomasz.wojcik' });

it('Tab reaches name, Reply, menu and heart of a comment, and Escape returns from the menu to its button', async () => {
  render(<CommentsPanel {...panel} />);
  const comment = within(screen.getByRole('article', { name: 'tomasz.wojcik' }));
  comment.getByRole('link', { name: 'tomasz.wojcik' }).focus();
  await userEvent.keyboard('{Tab}');
  await focusIsOn(() => comment.getByRole('button', { name: 'Reply to tomasz.wojcik' }));
  await userEvent.keyboard('{Tab}');
  await focusIsOn(menuButton);
  expect(menuButton().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  await focusIsOn(() => screen.getByRole('menuitem', { name: 'Copy text' }));
  await userEvent.keyboard('{Escape}');
  await focusIsOn(menuButton);
  await userEvent.keyboard('{Tab}');
  await focusIsOn(() => comment.getByRole('button', { name: 'Like comment by tomasz.wojcik, 0 likes' }));
});

it('in the dialog of comments, Escape ends the editing and not the dialog, and the menu has the focus', async () => {
  const comments = [sampleComment({ isOwner: true })];
  render(<CommentsOverlay {...panel} comments={comments} open onOpenChange={closed} />);
  await waitFor(() => expect(menuButton().checkVisibility()).toBe(true));
  menuButton().focus();
  await userEvent.keyboard('{Enter}');
  await focusIsOn(() => screen.getByRole('menuitem', { name: 'Edit' }));
  await userEvent.keyboard('{Enter}');
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' });
  await focusIsOn(field);
  await userEvent.keyboard(' It does.{Shift>}{Enter}{/Shift}Yes.');
  expect(field().value).toMatch(/so well\. It does\.\nYes\.$/);
  await userEvent.keyboard('{Tab}');
  await focusIsOn(() => screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Tab}');
  await focusIsOn(() => screen.getByRole('button', { name: 'Cancel' }));
  field().focus();
  await userEvent.keyboard('{Escape}');
  await focusIsOn(menuButton);
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(false));
});

it('when a waiting comment is taken back, the field with its text is focused', async () => {
  const waiting = { comments: [{ id: 'first', text: 'So well cut.', replyTo: null }], onEdit: vi.fn() };
  const { rerender } = render(<CommentsPanel {...panel} waiting={waiting} />);
  waiting.onEdit.mockImplementation(() => rerender(<CommentsPanel {...panel} text="So well cut." />));
  screen.getByRole('button', { name: 'Edit' }).focus();
  await userEvent.keyboard('{Enter}');
  await focusIsOn(() => screen.getByRole('textbox', { name: 'Add a comment' }));
  expect(waiting.onEdit).toHaveBeenCalledExactlyOnceWith('first');
});
