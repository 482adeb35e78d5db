import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { arabicPerson, emojiName, hostilePerson, manyComments } from '../../testing/hostile-data.ts';
import { sampleComment, sampleComments, sampleNow, sampleTime } from '../../testing/samples.ts';
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
