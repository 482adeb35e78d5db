import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationBell } from './NotificationBell.tsx';

const meta = {
  title: 'Shell/NotificationBell',
  component: NotificationBell,
  args: { href: '/notifications', active: false, unread: 5, announcement: '' },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('link', { name: 'Notifications, 5 unread' });
    await expect(bell).toHaveAttribute('href', '/notifications');
    const { width, height } = bell.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

export const NothingUnread: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
  },
};

/** Before the number is known, it looks as if nothing were unread. */
export const Unknown: Story = { args: { unread: null } };

/** A long number is one line. */
export const Many: Story = {
  args: { unread: 100, active: true },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('link', { name: 'Notifications, 99+ unread' });
    await expect(bell).toHaveAttribute('aria-current', 'page');
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText('99+'));
    await expect(text.getClientRects()).toHaveLength(1);
  },
};

export const Announced: Story = {
  args: { announcement: '5 unread notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 unread notifications');
  },
};
