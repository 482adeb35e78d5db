import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutoutGarments, outfitGarments, sampleLayers } from '../../testing/sample-outfits.ts';
import { OutfitCollage } from './OutfitCollage.tsx';

const meta = {
  title: 'Outfits/OutfitCollage',
  component: OutfitCollage,
  args: { layers: sampleLayers(), sizes: '20rem' },
  decorators: (Story) => (
    <div className="w-80">
      <Story />
    </div>
  ),
} satisfies Meta<typeof OutfitCollage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOuterwear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Outfit of .*The good coat/)).toBeInTheDocument();
  },
};

export const WithoutOuterwear: Story = { args: { layers: sampleLayers(outfitGarments.slice(1)) } };

export const OneGarment: Story = { args: { layers: sampleLayers(outfitGarments.slice(1, 2)) } };

export const PhotosBesideCutouts: Story = {
  args: {
    layers: sampleLayers([...cutoutGarments.slice(0, 1), ...outfitGarments.slice(1)]),
  },
};

export const Cutouts: Story = {
  args: { layers: sampleLayers(cutoutGarments) },
};

export const DeletedGarment: Story = {
  args: { layers: sampleLayers().map((layer, index) => (index === 1 ? { ...layer, item: null } : layer)) },
};

export const Empty: Story = {
  args: { layers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Outfit without garments')).toBeInTheDocument();
  },
};
