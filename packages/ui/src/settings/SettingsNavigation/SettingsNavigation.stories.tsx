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

/** On phones, all sections are visible in one row. */
export const Row: Story = {
  args: { current: 'about' },
  render: (args) => (
    <div className="px-5">
      <SettingsNavigation {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(new Set(links.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...links.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    await expect(Math.max(...links.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth);
  },
};
