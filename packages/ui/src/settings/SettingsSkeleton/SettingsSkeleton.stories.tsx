import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

const meta = {
  title: 'Settings/SettingsSkeleton',
  component: SettingsSkeleton,
} satisfies Meta<typeof SettingsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your settings');
  },
};
