import { itemTitle } from '@aura/domain/rules/items';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { outfitGarments } from '../../testing/sample-outfits.ts';
import { sampleItem } from '../../testing/samples.ts';
import { GarmentImage } from './GarmentImage.tsx';

const garmentWithoutImage = sampleItem({ front: null, frontCutout: null });

const meta = {
  title: 'Outfits/GarmentPicture',
  component: GarmentImage,
  args: { item: outfitGarments[0] ?? null, sizes: '12rem' },
  decorators: (Story) => (
    <div className="h-60 w-48">
      <Story />
    </div>
  ),
} satisfies Meta<typeof GarmentImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Garment: Story = {};
export const PhotoCard: Story = { args: { isLayer: true } };
export const Mirrored: Story = { args: { mirrored: true } };
/** On an outfit, a garment without a picture shows its name. */
export const WithoutPicture: Story = {
  args: { item: garmentWithoutImage, isLayer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(itemTitle(garmentWithoutImage))).toBeVisible();
  },
};
export const Deleted: Story = { args: { item: null } };
