import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotificationsHeader } from './NotificationsHeader.tsx';

const meta = {
  title: 'Notifications/NotificationsHeader',
  component: NotificationsHeader,
  args: { settingsHref: '/settings?section=notifications', onMarkAllRead: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NotificationsHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notification settings' })).toHaveTextContent('Settings');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
  },
};

export const AllRead: Story = {
  args: { onMarkAllRead: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
