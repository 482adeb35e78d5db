import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleOutfit } from '../../testing/sample-outfits.ts';
import { OutfitGrid } from './OutfitGrid.tsx';

const outfits = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleOutfit({ id: `outfit-${index}`, name: `Outfit ${index + 1}` }),
  );

const meta = {
  title: 'Outfits/OutfitGrid',
  component: OutfitGrid,
  args: {
    outfits: outfits(7),
    today: '2026-11-24',
    hrefOf: ({ id }) => `#${id}`,
    actions: { onRename: fn(), onDuplicate: fn(), onDelete: fn() },
  },
} satisfies Meta<typeof OutfitGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Outfits' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};

export const One: Story = { args: { outfits: outfits(1) } };

/** Outfits after the first screens are rendered later, without a user action. */
export const ManyRows: Story = {
  args: { outfits: outfits(40) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
  },
};
