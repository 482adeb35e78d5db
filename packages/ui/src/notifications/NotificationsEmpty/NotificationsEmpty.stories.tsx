import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationsEmpty } from './NotificationsEmpty.tsx';

const meta = {
  title: 'Notifications/NotificationsEmpty',
  component: NotificationsEmpty,
  args: { settingsHref: null, searchHref: '/search' },
} satisfies Meta<typeof NotificationsEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing yet.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search');
    await expect(canvas.getByText('Likes, comments and follows appear here.')).toBeVisible();
  },
};

/** Every kind is switched off in the settings. */
export const AllOff: Story = {
  args: { settingsHref: '/settings?section=notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All notifications are switched off.', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change that in Settings' })).toBeVisible();
  },
};
