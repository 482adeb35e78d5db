import type { Meta, StoryObj } from '@storybook/react-vite';
import { outfitGarments } from '../../testing/sample-outfits.ts';
import { GarmentPicture } from './GarmentPicture.tsx';

const meta = {
  title: 'Outfits/GarmentPicture',
  component: GarmentPicture,
  args: { item: outfitGarments[0] ?? null, sizes: '12rem' },
  decorators: (Story) => (
    <div className="h-60 w-48">
      <Story />
    </div>
  ),
} satisfies Meta<typeof GarmentPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Garment: Story = {};
export const PhotoCard: Story = { args: { isLayer: true } };
export const Mirrored: Story = { args: { mirrored: true } };
export const Deleted: Story = { args: { item: null } };
