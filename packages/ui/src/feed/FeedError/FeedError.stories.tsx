import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FeedError } from './FeedError.tsx';

const meta = {
  title: 'Feed/FeedError',
  component: FeedError,
  args: { onRetry: fn(), retrying: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeedError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The error is announced, and Try Again reloads. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Oops! Something went wrong');
    await expect(alert).toHaveTextContent('Failed to load posts. Please try again later.');
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While the feed is being reloaded, the button is busy and ignores presses. */
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    const again = canvas.getByRole('button', { name: 'Try Again' });
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(again);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
