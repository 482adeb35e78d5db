import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWord } from '../../testing/hostile-texts.ts';
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

/** Newest thread first, its answers oldest first. */
export const Several: Story = {
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

export const None: Story = {
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const One: Story = { args: { comments: [sampleComment()] } };

/** An answer whose comment is gone stands for itself. */
export const LostReply: Story = {
  args: { comments: [sampleComment({ id: 'lost', parentId: 'gone' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'tomasz.wojcik' })).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    comments: Array.from({ length: 40 }, (_, index) =>
      sampleComment({
        id: `comment-${index}`,
        text: `Comment ${index}`,
        createdAt: sampleTime(index),
        parentId: index % 5 === 0 ? null : `comment-${index - (index % 5)}`,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(40);
  },
};

export const LongWords: Story = {
  args: {
    comments: [
      sampleComment({ text: longWord, author: samplePerson({ username: longWord.slice(0, 30) }) }),
      sampleComment({ id: 'reply', parentId: 'comment-1', text: longWord }),
    ],
  },
  play: async ({ canvas }) => {
    for (const comment of canvas.getAllByRole('article')) {
      await expect(comment.scrollWidth).toBeLessThanOrEqual(comment.clientWidth);
    }
  },
};

export const ArabicAndEmoji: Story = {
  args: {
    comments: [
      sampleComment({ text: 'معطف جميل جداً\nمن أين؟', author: samplePerson({ username: 'noor.alhadid' }) }),
      sampleComment({ id: 'emoji', text: '🔥🔥🔥 👩🏾‍🦱' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/معطف/)).direction).toBe('rtl');
  },
};
