import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Shell/ErrorPage',
  component: ErrorPage,
  args: { heading: 'Server error - please try again later' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Retry is the first action, the feed the second. */
export const RetryAndFeed: Story = {
  args: { onRetry: fn(), retryLabel: 'Retry', onGoToFeed: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.heading);
    await expect(canvas.getByRole('heading', { level: 2, name: args.heading })).toBeVisible();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Retry',
      'Go to Feed',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Feed' }));
    await expect(args.onGoToFeed).toHaveBeenCalledOnce();
  },
};

export const RetryOnly: Story = {
  args: {
    heading: 'Oops! Something went wrong',
    body: 'Failed to load posts. Please try again later.',
    onRetry: fn(),
  },
};

export const FeedOnly: Story = {
  args: {
    heading: 'Profile Not Found',
    body: 'Nobody has this name, or the profile is not open to you.',
    onGoToFeed: fn(),
  },
};

export const Retrying: Story = {
  args: { onRetry: fn(), retrying: true, onGoToFeed: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const LongWord: Story = {
  args: { heading: longWord, body: longWord, onRetry: fn(), onGoToFeed: fn() },
  globals: { viewport: { value: 'small', isRotated: false } },
};
