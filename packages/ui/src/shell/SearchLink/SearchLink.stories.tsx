import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchLink } from './SearchLink.tsx';

const meta = {
  title: 'Shell/SearchLink',
  component: SearchLink,
  args: { href: '/search', active: false },
} satisfies Meta<typeof SearchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inactive: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search' });
    await expect(link).toHaveAttribute('href', '/search');
    await expect(link).not.toHaveAttribute('aria-current');
  },
};

export const Active: Story = {
  args: { active: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  },
};
