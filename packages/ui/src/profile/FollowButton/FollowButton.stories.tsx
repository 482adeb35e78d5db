import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FollowButton } from './FollowButton.tsx';

const meta = {
  title: 'Profile/FollowButton',
  component: FollowButton,
  args: { username: 'grace.mbeki', followed: false, onFollowedChange: fn() },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow grace.mbeki' }));
    await expect(args.onFollowedChange).toHaveBeenCalledWith(true);
  },
};

export const Followed: Story = {
  args: { followed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Following grace.mbeki' }));
    await expect(args.onFollowedChange).toHaveBeenCalledWith(false);
  },
};

export const WithTick: Story = { args: { followed: true, tick: true, size: 'md' } };

/** A press keeps the focus, and the button stays at least 104 px wide and 44 px high. */
export const Pressed: Story = {
  render: (args) => {
    const [followed, setFollowed] = useState(false);
    return <FollowButton {...args} followed={followed} onFollowedChange={setFollowed} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow grace.mbeki' });
    for (const name of ['Following grace.mbeki', 'Follow grace.mbeki']) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      const { width, height } = button.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(104);
      await expect(height).toBeGreaterThanOrEqual(44);
      button.blur();
    }
  },
};

export const DoubleClicked: Story = {
  ...Pressed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Follow grace.mbeki' }));
    await expect(canvas.getByRole('button', { name: 'Following grace.mbeki' })).toBeVisible();
  },
};
