import type { Comment } from '@aura/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { sampleComment, sampleNow, samplePerson, sampleTime } from '../../testing/samples.ts';
import { CommentThreads } from './CommentThreads.tsx';

/** What the current user can do with comments. */
const meta = {
  title: 'Post/CommentThreads/Actions',
  component: CommentThreads,
  args: {
    comments: [sampleComment()],
    now: sampleNow,
    profileHref: (username: string) => `#${username}`,
    onReply: fn(),
    actions: noCommentActions,
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentThreads>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A like is sent once per press and shown when the server has answered. */
export const Likes: Story = {
  args: {
    comments: [
      sampleComment({ likeCount: 12, liked: true }),
      sampleComment({ id: 'comment-2', parentId: 'comment-1', author: samplePerson(), likeCount: 12_840 }),
      sampleComment({ id: 'comment-3', author: samplePerson({ username: 'jo' }), createdAt: sampleTime(70) }),
    ],
  },
  render: function Render({ comments: first, actions, ...args }) {
    const [comments, setComments] = useState(first);
    const [answer, setAnswer] = useState<(() => void) | null>(null);
    const onLikedChange = useCallback(
      ({ id }: Comment, liked: boolean) =>
        new Promise<void>((resolve) => {
          const confirm = (comment: Comment) =>
            comment.id === id
              ? { ...comment, liked, likeCount: comment.likeCount + (liked ? 1 : -1) }
              : comment;
          setAnswer(() => () => {
            setComments((before) => before.map(confirm));
            resolve();
          });
        }),
      [],
    );
    const own = useMemo(() => ({ ...actions, onLikedChange }), [actions, onLikedChange]);
    return (
      <>
        <CommentThreads {...args} comments={comments} actions={own} />
        <Button onClick={() => answer?.()} className="mt-6">
          Answer
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Like comment by tomasz.wojcik, 12 likes', pressed: true }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Like comment by mariam.elsayed, 12.8k, 12,840 likes' }),
    ).toBeVisible();
    const heart = canvas.getByRole('button', { name: 'Like comment by jo, 0 likes', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(heart).toHaveAccessibleName('Like comment by jo, 1 like'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy');
    await userEvent.click(heart);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(heart).toHaveAccessibleName('Like comment by jo, 0 likes'));
  },
};

/** A deleted comment with replies leaves its place, without author, likes, Reply and menu. */
export const Deleted: Story = {
  args: {
    comments: [
      sampleComment({
        text: '',
        author: { username: '', displayName: '', avatar: null },
        isDeleted: true,
        replyCount: 1,
      }),
      sampleComment({ id: 'comment-2', parentId: 'comment-1', author: samplePerson() }),
    ],
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('article', { name: 'Comment deleted' });
    await expect(within(place).getByText('Comment deleted')).toBeVisible();
    await expect(within(place).queryByRole('button')).toBeNull();
    await expect(within(place).queryByRole('link')).toBeNull();
    const replies = canvas.getByRole('list', { name: 'Replies to a deleted comment' });
    await expect(within(replies).getByRole('article', { name: 'mariam.elsayed' })).toBeVisible();
  },
};

const editedArgs = {
  comments: [sampleComment({ isOwner: true, editedAt: sampleTime(30) })],
  actions: { ...noCommentActions, onDraftChange: fn(), onSave: fn() },
};

async function startEditing(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for comment by tomasz.wojcik' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await canvas.findByRole('textbox', { name: 'Edit comment' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** An own comment that was edited, with the field in the place of its text. */
export const Editing: Story = {
  args: editedArgs,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Edited')).toHaveAttribute('title');
    const field = await startEditing(canvas);
    await expect(field).toHaveValue(args.comments[0]?.text);
    await expect(canvas.queryByRole('button', { name: 'Reply to tomasz.wojcik' })).toBeNull();
    await userEvent.type(field, ' Really.');
    await expect(args.actions.onDraftChange).toHaveBeenLastCalledWith(
      args.comments[0],
      `${args.comments[0]?.text} Really.`,
    );
  },
};

/** A text that cannot be saved stays in the field, with the reason; Enter tries again. */
export const NotSaved: Story = {
  args: editedArgs,
  beforeEach: ({ args }) => {
    mocked(args.actions.onSave).mockReset().mockResolvedValue('Failed to save comment. Please try again.');
  },
  play: async ({ args, canvas }) => {
    const field = await startEditing(canvas);
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.actions.onSave).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription('A comment cannot be empty.');
    await userEvent.type(field, ' Better ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save comment. Please try again.'),
    );
    await expect(field).toHaveValue(' Better ');
    mocked(args.actions.onSave).mockResolvedValue(undefined);
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(args.actions.onSave).toHaveBeenCalledTimes(2);
    await expect(args.actions.onSave).toHaveBeenLastCalledWith(args.comments[0], 'Better');
    await expect(args.actions.onDraftChange).toHaveBeenLastCalledWith(args.comments[0], '');
  },
};

/** An edited text that is too long is counted and not saved; what was typed before is still there. */
export const EditedTooLong: Story = {
  args: {
    ...editedArgs,
    actions: { ...editedArgs.actions, draftOf: () => 'a'.repeat(2001) },
  },
  play: async ({ canvas }) => {
    const field = await startEditing(canvas);
    await expect(canvas.getByText('2001/2000')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('A comment can have at most 2000 characters.');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, '{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions for comment by tomasz.wojcik' })).toHaveFocus();
  },
};
