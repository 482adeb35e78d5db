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
    today: '2026-11-24',
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
    const fact = canvas.getByText('Worn 6 times');
    await expect(fact).toBeVisible();
    await expect(fact).toHaveTextContent('Worn 6 times · 5 garments · Work, Evening');
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
  args: {
    outfit: sampleOutfit({
      layers: sampleOutfit().layers.slice(0, 1),
      occasions: [],
      worn: { days: 1, last: '2026-11-20' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Worn once')).toHaveTextContent('Worn once · 1 garment');
  },
};

export const NotWornYet: Story = {
  args: { outfit: sampleOutfit({ worn: { days: 0, last: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not worn yet')).toBeVisible();
  },
};

export const Planned: Story = {
  args: { outfit: sampleOutfit({ plannedDays: ['2026-11-23', '2026-11-26'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planned Thursday')).toBeVisible();
  },
};

export const PlannedToday: Story = {
  args: { outfit: sampleOutfit({ plannedDays: ['2026-11-24'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planned today')).toBeVisible();
  },
};

export const PlannedTomorrow: Story = {
  args: { outfit: sampleOutfit({ plannedDays: ['2026-11-25'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planned tomorrow')).toBeVisible();
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
