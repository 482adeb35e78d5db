import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { arabicName } from '../../testing/hostile-data.ts';
import { sampleOutfitItems } from '../../testing/sample-outfit-items.ts';
import { sampleLayers, sampleOutfit } from '../../testing/sample-outfits.ts';
import { OutfitCard } from './OutfitCard.tsx';

const meta = {
  title: 'Outfits/OutfitCard',
  component: OutfitCard,
  args: {
    outfit: sampleOutfit(),
    href: '#outfit-1',
    onWoreToday: fn(),
    onRename: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
  },
  decorators: (Story) => (
    <div className="w-60">
      <Story />
    </div>
  ),
} satisfies Meta<typeof OutfitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMenu: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('5 garments · Work, Evening')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Gallery Friday' })).toBeVisible();
    for (const [name, action] of [
      ['Wore it today', args.onWoreToday],
      ['Rename', args.onRename],
      ['Duplicate', args.onDuplicate],
      ['Delete', args.onDelete],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Gallery Friday' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(action).toHaveBeenCalledWith(args.outfit));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};

export const OneGarment: Story = {
  args: { outfit: sampleOutfit({ layers: sampleOutfit().layers.slice(0, 1), occasions: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 garment')).toBeVisible();
  },
};

export const LongName: Story = { args: { outfit: sampleOutfit({ name: longWord.slice(0, 80) }) } };
export const RightToLeft: Story = { args: { outfit: sampleOutfit({ name: arabicName }) } };

/** Garments of the wishlist are not worn. */
export const OfTheWishlist: Story = {
  args: { outfit: sampleOutfit({ layers: sampleLayers(sampleOutfitItems) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Gallery Friday' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['Rename', 'Duplicate', 'Delete']);
  },
};
