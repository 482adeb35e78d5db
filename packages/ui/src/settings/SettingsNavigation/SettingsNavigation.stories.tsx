import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsNavigation } from './SettingsNavigation.tsx';

const meta = {
  title: 'Settings/SettingsNavigation',
  component: SettingsNavigation,
  args: { current: 'privacy', hrefOf: (section) => `?section=${section}` },
} satisfies Meta<typeof SettingsNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Account',
      'Security',
      'Privacy',
      'Notifications',
      'About',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy');
    await expect(canvas.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '?section=security');
  },
};

export const Strip: Story = {
  args: { current: 'about' },
  globals: { viewport: { value: 'small', isRotated: false } },
};
