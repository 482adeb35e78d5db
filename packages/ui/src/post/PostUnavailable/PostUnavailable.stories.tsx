import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PostUnavailable } from './PostUnavailable.tsx';

const meta = {
  title: 'Post/PostUnavailable',
  component: PostUnavailable,
  args: { text: 'Post not found', onGoToFeed: fn() },
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text);
    await expect(canvas.getByRole('heading', { level: 2, name: args.text })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Feed' }));
    await expect(args.onGoToFeed).toHaveBeenCalledOnce();
  },
} satisfies Meta<typeof PostUnavailable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The post does not exist or is not visible to the current user. */
export const NotFound: Story = {};

/** Trying again may help. */
export const LoadFailed: Story = {
  args: { text: 'Failed to load post. Please try again later.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { text: 'Failed to load post. Please try again later.', onRetry: fn(), retrying: true },
};

export const Deleted: Story = {
  args: { text: 'This post has been deleted and is no longer available.' },
};

export const Phone: Story = {
  args: { text: 'This post has been deleted and is no longer available.' },
  globals: { viewport: { value: 'small', isRotated: false } },
};
