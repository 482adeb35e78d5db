import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { sampleNow } from '../../testing/samples.ts';
import { CommentsPanel, type CommentsPanelProps } from './CommentsPanel.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const empty = {
  ...{ comments: [], commentCount: 0, now: sampleNow, profileHref: () => '#', actions: noCommentActions },
  ...{ viewer: { name: 'Sofia', avatar: null }, text: '', onTextChange: nothing, onSend: nothing },
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
