import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { sampleComment, sampleNow } from '../../testing/samples.ts';
import { CommentsPanel, type CommentsPanelProps } from './CommentsPanel.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const empty = {
  comments: [],
  commentCount: 0,
  now: sampleNow,
  profileHref: () => '#',
  actions: noCommentActions,
  currentUser: { name: 'Sofia', avatar: null },
  text: '',
  onTextChange: nothing,
  onSend: nothing,
  onReplyToChange: nothing,
} satisfies CommentsPanelProps;

it('while the first comment of a post waits for a connection, the list does not say that there are none', () => {
  const waiting = { comments: [{ id: 'waiting-1', text: 'Linen?', replyTo: null }], onEdit: nothing };
  const { rerender } = render(<CommentsPanel {...empty} />);
  screen.getByText('No comments yet.');
  rerender(<CommentsPanel {...empty} waiting={waiting} />);
  screen.getByText('Linen?');
  expect(screen.queryByText('No comments yet.')).toBeNull();
});

it('when new comments arrive, the live region that says so is not replaced', () => {
  const { rerender } = render(<CommentsPanel {...empty} />);
  const regions = screen.getAllByRole('status');
  rerender(<CommentsPanel {...empty} newComments={{ count: 2, onShow: nothing }} />);
  const button = screen.getByRole('button', { name: '2 new comments' });
  expect(regions.some((region) => region.contains(button))).toBe(true);
});

it('when live updates stop, a live region that was there before says so', () => {
  const { rerender } = render(<CommentsPanel {...empty} />);
  const regions = screen.getAllByRole('status');
  rerender(<CommentsPanel {...empty} isLive={false} />);
  expect(regions).toContain(screen.getByText('Not live. Trying again.'));
});

it('the ring around a focused comment is not cut off at the edges of the list', () => {
  render(
    <div style={{ width: 350, margin: '0 20px' }}>
      <CommentsPanel {...empty} comments={[sampleComment()]} commentCount={1} />
    </div>,
  );
  const article = screen.getByRole('article');
  article.tabIndex = -1;
  article.focus({ focusVisible: true } as FocusOptions);
  const { outlineOffset, outlineWidth } = getComputedStyle(article);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  expect(ring).toBeGreaterThan(0);
  const box = article.getBoundingClientRect();
  // The thread clips what it paints.
  const clip = article.closest('li')?.getBoundingClientRect();
  expect(box.right + ring).toBeLessThanOrEqual(clip?.right ?? 0);
  expect(box.left - ring).toBeGreaterThanOrEqual(clip?.left ?? 0);
});

it('a reply whose thread is not loaded looks like a thread of its own', () => {
  const reply = sampleComment({ id: 'reply', parentId: 'on-an-earlier-page' });
  render(<CommentsPanel {...empty} comments={[sampleComment({ id: 'root' }), reply]} commentCount={2} />);
  const [first, second] = screen
    .getAllByRole('article')
    .map((article) => article.firstElementChild?.getBoundingClientRect().width);
  expect(first).toBe(second);
});
