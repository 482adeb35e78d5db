import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { brokenImage, coatCutout, coatImage } from '../../primitives/testing/sample-images.ts';
import { sampleItem } from '../../testing/samples.ts';
import { GarmentMat } from './GarmentMat.tsx';

const meta = {
  title: 'Wardrobe/GarmentMat',
  component: GarmentMat,
  args: {
    item: sampleItem({ frontCutout: coatCutout }),
    alt: 'The good coat, front',
    sizes: '15rem',
    className: 'rounded-image',
  },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GarmentMat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The photo is not loaded. */
export const CutOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'The good coat, front' });
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }));
    await expect(canvas.queryByText('Original')).toBeNull();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

/** A cut-out that arrives fades in over the photo. */
export const CutOutArrives: Story = {
  render: function Render(args) {
    const [isReady, setReady] = useState(false);
    return (
      <>
        <GarmentMat {...args} item={isReady ? args.item : sampleItem()} />
        <Button className="mt-3" onClick={() => setReady(true)}>
          Cut-out arrives
        </Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Original')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cut-out arrives' }));
    const image = canvas.getByRole('img', { name: 'The good coat, front' });
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }));
    await expect(canvas.queryByText('Original')).toBeNull();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};

export const Original: Story = {
  args: { item: sampleItem() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The good coat, front' })).toBeVisible();
    await expect(canvas.getByText('Original')).toBeVisible();
  },
};

export const SwitchedToOriginal: Story = {
  args: { item: sampleItem({ frontCutout: coatCutout, showsCutout: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Original')).toBeVisible();
  },
};

/** A cut-out that cannot be loaded is replaced by the photo. */
export const BrokenCutOut: Story = {
  args: { item: sampleItem({ frontCutout: brokenImage }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Original')).toBeVisible();
  },
};

export const NoImage: Story = {
  args: { item: sampleItem({ front: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture')).toBeVisible();
    await expect(canvas.queryByText('Original')).toBeNull();
  },
};

/** Garments have one scale: shoes are smaller than a coat. */
export const OneScale: Story = {
  render: (args) => (
    <div className="grid w-120 grid-cols-2 gap-4">
      <GarmentMat {...args} />
      <GarmentMat
        {...args}
        item={sampleItem({ category: 'Shoes', subcategory: 'Loafers', frontCutout: coatCutout })}
        alt="The loafers, front"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByRole('img', { name }).clientHeight;
    await expect(heightOf('The loafers, front')).toBeLessThan(heightOf('The good coat, front') / 2);
  },
};

export const Small: Story = {
  args: { small: true, item: sampleItem({ frontCutout: { ...coatCutout, src: coatImage.src } }) },
  decorators: [
    (Story) => (
      <div className="w-16">
        <Story />
      </div>
    ),
  ],
};
