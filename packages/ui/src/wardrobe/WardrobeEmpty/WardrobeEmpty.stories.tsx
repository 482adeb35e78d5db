import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WardrobeEmpty } from './WardrobeEmpty.tsx';

const meta = {
  title: 'Wardrobe/WardrobeEmpty',
  component: WardrobeEmpty,
  args: { tab: 'myItems', onUpload: fn(), feedHref: '/home' },
} satisfies Meta<typeof WardrobeEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MyItems: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Your wardrobe is empty' })).toBeVisible();
    await expect(canvas.getByText('Photograph what you own, front and back.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Your First Item' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

export const LikedItems: Story = {
  args: { tab: 'likedItems' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No liked items yet' })).toBeVisible();
    await expect(canvas.getByText('Hearts that you give to items appear here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore Feed' })).toHaveAttribute('href', '/home');
  },
};

export const Wishlist: Story = {
  args: { tab: 'wishlist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    await expect(canvas.getByText('Stars that you give to items appear here.')).toBeVisible();
  },
};
