import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shirt } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { brokenPicture, shirtPicture } from '../story-pictures.ts';
import { Image } from './Image.tsx';

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { picture: shirtPicture, alt: 'A blue shirt', className: 'rounded-picture' },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A blue shirt' });
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A blue shirt' });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Square: Story = { args: { ratio: 1 } };
export const Contained: Story = { args: { ratio: 1, fit: 'contain' } };
export const FlatLay: Story = { args: { dim: true, ratio: 4 / 5 } };
export const NaturalRatio: Story = { args: { ratio: 'natural' } };

export const Filling: Story = {
  args: { ratio: 'fill' },
  decorators: [
    (Story) => (
      <div className="h-80 w-full">
        <Story />
      </div>
    ),
  ],
};

export const WithoutPicture: Story = {
  args: { picture: null, fallbackIcon: Shirt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture')).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { picture: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('No picture')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const SmallWithoutPicture: Story = { args: { picture: null, className: 'w-16 rounded-inner' } };
