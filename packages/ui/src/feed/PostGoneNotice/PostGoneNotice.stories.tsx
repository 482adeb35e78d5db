import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PostGoneNotice } from './PostGoneNotice.tsx';

const meta = {
  title: 'Feed/PostGoneNotice',
  component: PostGoneNotice,
  args: { onNext: fn() },
} satisfies Meta<typeof PostGoneNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This post is no longer there.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const LastPost: Story = {
  args: { onNext: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
