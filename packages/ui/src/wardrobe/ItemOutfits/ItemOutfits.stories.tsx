import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { arabicName } from '../../testing/hostile-data.ts';
import { cutoutGarments, sampleLayers, sampleOutfit } from '../../testing/sample-outfits.ts';
import { ItemOutfits } from './ItemOutfits.tsx';

const names = ['Gallery Friday', 'Early train', 'Desk to dinner', 'Allotment smart', 'Rain', 'Sunday'];
const outfits = names.map((name, index) =>
  sampleOutfit({
    id: `outfit-${index + 1}`,
    name,
    layers: sampleLayers(cutoutGarments.slice(0, 5 - (index % 2))),
  }),
);

const meta = {
  title: 'Wardrobe/ItemOutfits',
  component: ItemOutfits,
  args: {
    outfits: outfits.slice(0, 4),
    total: 4,
    today: '2026-11-25',
    hrefOf: ({ id }) => `#${id}`,
    onNew: fn(),
  },
  decorators: (Story) => (
    <div className="overflow-x-clip px-5 pb-5 tablet:px-12">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ItemOutfits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Outfits with it 4' }));
    const links = list.getAllByRole('link', { name: /^Open / });
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAttribute('href', '#outfit-1');
    await userEvent.click(canvas.getByRole('button', { name: 'New outfit with it' }));
    await expect(args.onNew).toHaveBeenCalled();
  },
};

export const One: Story = { args: { outfits: outfits.slice(0, 1), total: 1 } };

/** On phones the row scrolls sideways. */
export const Phone: Story = {
  args: { total: 23, onShowAll: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Outfits with it 23' });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 23 outfits' }));
    await expect(args.onShowAll).toHaveBeenCalled();
  },
};

export const Whole: Story = { args: { outfits, total: 6, isWhole: true } };

export const WholePhone: Story = {
  args: { outfits, total: 6, isWhole: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const None: Story = {
  args: { outfits: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No outfit with it yet.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Outfits with it' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New outfit with it' })).toBeVisible();
  },
};

/** An archived item cannot be added to an outfit. */
export const WithoutNew: Story = {
  args: { onNew: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The placeholders have the size of the cards. */
export const Loading: Story = {
  args: { outfits: undefined, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading outfits with it');
  },
};

export const Failed: Story = {
  args: {
    outfits: undefined,
    failure: (
      <Banner tone="error" action={<Button variant="outline">Try Again</Button>}>
        The outfits with it could not be loaded. Please try again.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    outfits: outfits.map((outfit) => ({ ...outfit, name: longWord.slice(0, 80) })),
    total: 1_000_000,
    isWhole: true,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = {
  args: { outfits: outfits.slice(0, 4).map((outfit) => ({ ...outfit, name: arabicName })) },
  globals: { direction: 'rtl' },
};
