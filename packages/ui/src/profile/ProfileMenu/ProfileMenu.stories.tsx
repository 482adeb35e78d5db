import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Profile/ProfileMenu',
  component: ProfileMenu,
  args: { username: 'ro', onShare: fn(), onReport: fn(), blocked: false, onBlockedChange: fn() },
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blocking: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    await waitFor(() => expect(args.onBlockedChange).toHaveBeenCalledWith(true));
  },
};

export const Blocked: Story = {
  args: { blocked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
    await waitFor(() => expect(args.onBlockedChange).toHaveBeenCalledWith(false));
  },
};

export const Sharing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share Profile' }));
    await waitFor(() => expect(args.onShare).toHaveBeenCalledOnce());
  },
};

export const Reporting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ro' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    await waitFor(() => expect(args.onReport).toHaveBeenCalledOnce());
  },
};
