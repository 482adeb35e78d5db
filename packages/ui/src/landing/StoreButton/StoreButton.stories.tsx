import type { Meta, StoryObj } from '@storybook/react-vite';
import { Apple, Play } from 'lucide-react';
import { expect } from 'storybook/test';
import { StoreButton } from './StoreButton.tsx';

const meta = {
  title: 'Landing/StoreButton',
  component: StoreButton,
  args: { label: 'App Store', icon: Apple },
} satisfies Meta<typeof StoreButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppStore: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Coming soon App Store' });
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const GooglePlay: Story = { args: { label: 'Google Play', icon: Play } };
