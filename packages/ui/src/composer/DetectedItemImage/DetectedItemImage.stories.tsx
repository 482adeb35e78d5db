import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, coatCutout, coatImage } from '../../primitives/testing/sample-images.ts';
import { sampleDetectedItem } from '../../testing/samples.ts';
import { DetectedItemImage } from './DetectedItemImage.tsx';

const meta = {
  title: 'Composer/DetectedItemPicture',
  component: DetectedItemImage,
  args: {
    item: sampleDetectedItem({ image: coatImage, cutout: coatCutout }),
    sizes: '11rem',
    className: 'w-44 rounded-image',
  },
} satisfies Meta<typeof DetectedItemImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cut-out is shown, and the part of the photo is not loaded. */
export const CutOut: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('presentation');
    await expect(image).toHaveAttribute('src', coatCutout.src);
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }));
  },
};

/** An unsure outline: the part of the photo, without a label. */
export const PartOfPhoto: Story = {
  args: { item: sampleDetectedItem({ image: coatImage }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', coatImage.src);
    await expect(canvas.queryByText('Original')).toBeNull();
  },
};

/** A cut-out that cannot be loaded is replaced by the part of the photo. */
export const BrokenCutOut: Story = {
  args: { item: sampleDetectedItem({ image: coatImage, cutout: brokenImage }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('presentation')).toHaveAttribute('src', coatImage.src));
  },
};

/** The analysis has not located the garment. */
export const PositionUnknown: Story = {
  args: { item: sampleDetectedItem() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
};
