import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';

const meta = {
  title: 'Notifications/NotificationsSkeleton',
  component: NotificationsSkeleton,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NotificationsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your notifications');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
