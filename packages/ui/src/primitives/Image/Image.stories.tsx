import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shirt } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { longWord } from '../testing/hostile-texts.ts';
import { brokenImage, shirtImage } from '../testing/sample-images.ts';
import { Image } from './Image.tsx';

const { palette: _, ...shirt } = shirtImage;

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { ...shirt, alt: 'A blue shirt', className: 'rounded-image' },
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

export const WithoutImage: Story = {
  args: { src: null, fallbackIcon: Shirt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture')).toBeVisible();
  },
};

/** The text is announced, even where the image is decoration. */
export const FallbackText: Story = {
  args: { src: null, alt: '', fallbackText: 'This photo is not available.' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('This photo is not available.');
    await expect(text).toBeVisible();
    await expect(text.closest('[aria-hidden=true]')).toBeNull();
  },
};

export const BrokenImage: Story = {
  args: { src: brokenImage.src },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('No picture')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const SmallWithoutImage: Story = { args: { src: null, className: 'w-16 rounded-inner' } };

/** The box has the same size for a panorama and a very tall image. */
export const ExtremeShapes: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Image {...args} width={6000} height={40} />
      <Image {...args} width={40} height={6000} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('.rounded-image')];
    const shapes = boxes.map((box) => box.getBoundingClientRect()).map(({ width, height }) => width / height);
    await expect(shapes.map((shape) => shape.toFixed(2))).toEqual(['0.75', '0.75']);
  },
};

/** An invalid placeholder is ignored. */
export const BrokenPlaceholder: Story = { args: { thumbhash: '%%%' } };

export const LongAlternative: Story = {
  args: { src: null, alt: longWord },
};
