import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FeedFilterButton } from './FeedFilterButton.tsx';

const meta = {
  title: 'Feed/FeedFilterButton',
  component: FeedFilterButton,
  args: { label: 'All Posts', onPress: fn() },
} satisfies Meta<typeof FeedFilterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('All Posts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter posts: All Posts' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const SeveralFilters: Story = {
  args: { label: 'Following, Discover' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter posts: Following, Discover' })).toBeVisible();
  },
};

/** On phones, the button shows only the icon; its accessible name contains the filters. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter posts: All Posts' });
    await expect(button.clientWidth).toBeLessThan(70);
  },
};
