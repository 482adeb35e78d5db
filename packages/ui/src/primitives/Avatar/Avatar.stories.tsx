import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { emojiText, rightToLeftText } from '../testing/hostile-texts.ts';
import { brokenImage, coatImage, shirtImage } from '../testing/sample-images.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { src: shirtImage.src, palette: shirtImage.palette, name: 'mariam.elsayed' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithImage: Story = {};

/** A photo that is taller than wide is cropped near its upper edge, so that the head stays visible. */
export const TallPhoto: Story = {
  args: { size: 'xl', alt: 'Mariam El-Sayed' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('50% 14%');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-4">
      {(['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const WithAura: Story = {
  args: { src: coatImage.src, palette: coatImage.palette, size: '2xl', aura: true, className: 'm-8' },
};
export const WithMark: Story = { args: { size: 'lg', mark: <Check aria-hidden /> } };

export const WithoutImage: Story = {
  args: { src: null, alt: 'Mariam El-Sayed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).toBeVisible();
    await expect(canvas.getByText('Mariam El-Sayed')).toBeInTheDocument();
  },
};

export const BrokenImage: Story = {
  args: { src: brokenImage.src },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('M')).toBeVisible());
  },
};

export const EmojiName: Story = {
  args: { src: null, name: emojiText, size: 'xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('👩‍🎨')).toBeVisible();
  },
};

export const RightToLeftName: Story = {
  args: { src: null, name: rightToLeftText, size: 'xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('م')).toBeVisible();
  },
};

/** Neither the name nor the image is known. */
export const WithoutName: Story = { args: { src: null, name: '', size: 'lg' } };
