import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FeedArrows } from '../../feed/FeedArrows/FeedArrows.tsx';
import { PostActions } from './PostActions.tsx';

const meta = {
  title: 'Post/PostActions',
  component: PostActions,
  args: {
    likeCount: 1284,
    liked: false,
    likeBusy: false,
    onLikedChange: fn(),
    commentCount: 16,
    onComment: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof PostActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLiked: Story = {
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole('button', { name: 'Like, 1,284 likes' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(args.onLikedChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onComment).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Liked: Story = {
  args: { liked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Like/, pressed: true }));
    await expect(args.onLikedChange).toHaveBeenCalledWith(false);
  },
};

/** While a like is being sent, the button keeps its appearance and ignores presses. */
export const LikeBusy: Story = {
  args: { likeBusy: true },
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole('button', { name: /^Like/ });
    await expect(like).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(like);
    await expect(args.onLikedChange).not.toHaveBeenCalled();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ZeroCounts: Story = {
  args: { likeCount: 0, commentCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like, 0 likes' })).toHaveTextContent('0');
    await expect(canvas.getByRole('button', { name: 'Comment, 0 comments' })).toHaveTextContent('0');
  },
};

export const CountsOfOne: Story = {
  args: { likeCount: 1, commentCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
  },
};

/** The count is abbreviated next to the icon and has all digits in the accessible name. */
export const LargeCounts: Story = {
  args: { likeCount: 1_284_312, commentCount: 12_400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like, 1.3M, 1,284,312 likes' })).toHaveTextContent(
      /^1\.3M$/,
    );
    await expect(canvas.getByRole('button', { name: 'Comment, 12.4k, 12,400 comments' })).toHaveTextContent(
      /^12\.4k$/,
    );
  },
};

/** On phones, the arrows are at the end of the row. */
export const PhoneWithArrows: Story = {
  args: { likeCount: 1_284_312, commentCount: 12_400, children: <FeedArrows onNext={fn()} /> },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next post' }).getBoundingClientRect();
    await expect(next.right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};

/** The smallest supported width. */
export const Narrow: Story = {
  args: PhoneWithArrows.args ?? {},
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next post' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [like, , share] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(like?.left).toBeGreaterThan(share?.right ?? 0);
  },
};
