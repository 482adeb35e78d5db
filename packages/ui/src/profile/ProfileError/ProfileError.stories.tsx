import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { ProfileError } from './ProfileError.tsx';

const meta = {
  title: 'Profile/ProfileError',
  component: ProfileError,
  args: { text: 'Server error - please try again later', onRetry: fn(), onGoToFeed: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Retry is the first action, the feed the second. */
export const LoadFailed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text);
    await expect(canvas.getByRole('heading', { level: 2, name: args.text })).toBeVisible();
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

export const NotFound: Story = {
  args: {
    text: 'Profile Not Found',
    body: 'Nobody has this name, or the profile is not open to you.',
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Go to Feed' })).toBeVisible();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const LongWord: Story = {
  args: { text: longWord, body: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
};
