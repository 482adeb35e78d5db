import type { Comment } from '@aura/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { arabicPerson, emojiName, hostilePerson, manyComments } from '../../testing/hostile-data.ts';
import { sampleComment, sampleComments, sampleNow, samplePerson, sampleTime } from '../../testing/samples.ts';
import { CommentThreads } from './CommentThreads.tsx';

const meta = {
  title: 'Post/CommentThreads',
  component: CommentThreads,
  args: {
    comments: sampleComments,
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

/** Threads are sorted newest first, replies oldest first. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const names = canvas.getAllByRole('article').map((comment) => comment.getAttribute('aria-label'));
    await expect(names).toEqual(['annelise.vandenberghe.oostende', 'jo', 'tomasz.wojcik', 'mariam.elsayed']);
    const replies = canvas.getByRole('list', { name: 'Replies to tomasz.wojcik' });
    await expect(within(replies).getByText(/^The very one/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'jo' })).toHaveAttribute('href', '#jo');
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to mariam.elsayed' }));
    await expect(args.onReply).toHaveBeenCalledWith(args.comments[1]);
  },
};

export const Empty: Story = {
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OneComment: Story = {
  args: { comments: [sampleComment()] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByRole('list', { name: /^Replies/ })).toBeNull();
    await expect(canvas.getByText('1h ago')).toBeVisible();
  },
};

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

/** A reply whose parent is missing is shown as a thread. */
export const OrphanedReply: Story = {
  args: { comments: [sampleComment({ id: 'lost', parentId: 'gone' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'tomasz.wojcik' })).toBeVisible();
  },
};

/** Only threads near the viewport are painted; the others can be scrolled to, searched and focused. */
export const FiveHundred: Story = {
  args: { comments: manyComments(500) },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(500));
    const articles = [...canvasElement.querySelectorAll('article')];
    const [first, last] = [articles.at(0), articles.at(-1)].map((article) => article?.querySelector('time'));
    await expect(first?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    await expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await expect(last?.checkVisibility()).toBe(true);
  },
};

/** One thread with many replies. */
export const LongThread: Story = {
  args: {
    comments: [
      sampleComment({ replyCount: 30 }),
      ...Array.from({ length: 30 }, (_, index) =>
        sampleComment({
          id: `reply-${index}`,
          parentId: index === 0 ? 'comment-1' : `reply-${index - 1}`,
          text: `Reply ${index}`,
          createdAt: sampleTime(50 - index),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const replies = canvas.getByRole('list', { name: 'Replies to tomasz.wojcik' });
    await expect(within(replies).getAllByRole('article')).toHaveLength(30);
    await expect(within(replies).queryByRole('list')).toBeNull();
  },
};

/** Long comments and walls of letters are folded. */
export const Folded: Story = {
  args: {
    comments: [
      sampleComment({ text: 'The coat of my grandmother, and how it was cut. '.repeat(40).trim() }),
      sampleComment({ id: 'wall', text: 'a'.repeat(2000), createdAt: sampleTime(90) }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, wall] = canvas.getAllByRole('button', { name: 'Show more' });
    if (!first || !wall) throw new Error('Two comments are folded.');
    const comment = within(canvas.getAllByRole('article')[0] ?? canvas.getByRole('list'));
    await expect(comment.queryByText(/cut\.$/)).toBeNull();
    await userEvent.click(first);
    await expect(comment.getByText(/cut\.$/)).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(comment.getByRole('button', { name: 'Show less' }));
    await expect(comment.queryByText(/cut\.$/)).toBeNull();
    await expect(canvas.getByText(`${'a'.repeat(300)}…`)).toBeVisible();
  },
};

/** A long name is truncated to one line next to the time. */
export const LongTexts: Story = {
  args: {
    comments: [
      sampleComment({ text: longWord, author: hostilePerson }),
      sampleComment({ id: 'reply', parentId: 'comment-1', text: longWord, author: hostilePerson }),
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    for (const comment of canvas.getAllByRole('article')) {
      await expect(comment.scrollWidth).toBeLessThanOrEqual(comment.clientWidth);
      const name = within(comment).getByRole('link', { name: longWord }).getBoundingClientRect();
      const time = within(comment).getByText('1h ago').getBoundingClientRect();
      await expect(time.left).toBeGreaterThan(name.right);
    }
  },
};

export const ArabicAndEmoji: Story = {
  args: {
    comments: [
      sampleComment({ text: 'معطف جميل جداً\nمن أين؟', author: arabicPerson }),
      sampleComment({ id: 'emoji', text: emojiName }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/معطف/)).direction).toBe('rtl');
    await expect(canvas.getByRole('button', { name: 'Reply to فاطمة.الفاسي' })).toBeVisible();
  },
};

/** Replies are indented from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const thread = canvas.getByRole('article', { name: 'tomasz.wojcik' }).getBoundingClientRect();
    const answer = canvas.getByRole('article', { name: 'mariam.elsayed' }).getBoundingClientRect();
    await expect(answer.right).toBeLessThan(thread.right);
    await expect(answer.left).toBeCloseTo(thread.left, 0);
    await expect(getComputedStyle(canvas.getByText('1h ago')).direction).toBe('ltr');
  },
};
