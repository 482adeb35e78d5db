import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FeedArrows } from '../../feed/FeedArrows/FeedArrows.tsx';
import { imageProps } from '../../images/image-props.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { hostileItem, manyItems } from '../../testing/hostile-data.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { sampleComparison } from '../../testing/sample-matches.ts';
import { sampleOutfitItems } from '../../testing/sample-outfit-items.ts';
import { getTapZones } from '../../testing/tap-zones.ts';
import { ItemsView } from './ItemsView.tsx';

const card = { liked: false, onLikedChange: fn(), inWishlist: false, onInWishlistChange: fn() };

const meta = {
  title: 'Post/ItemsView',
  component: ItemsView,
  args: {
    items: sampleOutfitItems,
    itemIds: sampleOutfitItems.map(({ id }) => id),
    cardProps: () => card,
    onPostPage: false,
    onTap: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Items (5)' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    const chips = within(canvas.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
    await expect(chips.map((chip) => chip.textContent)).toContain('Outerwear 1');
  },
};

/** When all items have one category, no summary is shown. */
export const OneItem: Story = {
  args: { items: sampleOutfitItems.slice(0, 1), itemIds: ['outfit-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Categories' })).toBeNull();
  },
};

/** An item that cannot be loaded is shown as a placeholder. */
export const OneUnavailable: Story = {
  args: { items: sampleOutfitItems.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Items (5)' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByText('This item is not available.')).toBeVisible();
  },
};

export const AllUnavailable: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Items (5)' })).toBeVisible();
    await expect(canvas.getAllByText('This item is not available.')).toHaveLength(5);
  },
};

const many = manyItems(60, sampleOutfitItems);

export const ManyItems: Story = {
  args: { items: many, itemIds: many.map(({ id }) => id) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Items (60)')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
    const chips = within(canvas.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
    await expect(chips.map((chip) => chip.textContent)).toContain('Tops 12');
  },
};

/** Every fact is an unbreakable word. */
export const Hostile: Story = {
  args: { items: manyItems(4, [hostileItem]), actions: <FeedArrows onPrevious={fn()} onNext={fn()} /> },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No picture')).toHaveLength(4);
    for (const turn of canvas.getAllByRole('button', { name: /^Show details/ })) await userEvent.click(turn);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.right ?? 0);
  },
};

export const Loading: Story = {
  args: { items: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading items');
    await expect(canvas.getByRole('heading', { name: 'Items (5)' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const NoItems: Story = {
  args: { items: [], itemIds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items are linked to this post.')).toBeVisible();
  },
};

const comparison = {
  ...sampleComparison,
  onChoose: fn(),
  onRecreate: fn(),
  recreating: false,
};

/** Beside each item the closest own one, and the way to the outfit builder. */
export const Compared: Story = {
  args: { comparison },
  play: async ({ canvas }) => {
    comparison.onRecreate.mockClear();
    await expect(canvas.getByText('You own 2 of 5')).toBeVisible();
    await expect(canvas.getAllByRole('group')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Recreate this look' }));
    await expect(comparison.onRecreate).toHaveBeenCalledOnce();
  },
};

export const ComparedOnPhone: Story = {
  args: {
    comparison,
    thumbnail: (
      <div className="relative rounded-inner">
        <Aura palette={sampleImages.trench.palette} size="dialog" />
        <Image {...imageProps(sampleImages.trench)} alt="" sizes="6rem" className="w-21 rounded-inner" />
      </div>
    ),
    actions: <FeedArrows onPrevious={fn()} onNext={fn()} />,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recreate this look' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NothingOwned: Story = {
  args: { comparison: { ...comparison, chosenFor: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing close yet')).toBeVisible();
  },
};

/** The items are shown before the comparison is there; nothing can be recreated yet. */
export const Comparing: Story = {
  args: { comparison: { ...comparison, ownItems: null, chosenFor: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comparing with your wardrobe')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Recreate this look' })).toBeNull();
  },
};

export const LoadingCompared: Story = { args: { items: null, comparison } };

/** A tap between the controls is handled by the tap zones, a tap on a control is not. */
export const Taps: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details of Ivory blouse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ivory blouse' }));
    await expect(args.onTap).not.toHaveBeenCalled();
    const zones = getTapZones(canvasElement);
    await fireEvent.click(zones, { clientX: zones.getBoundingClientRect().left + 4 });
    await expect(args.onTap).toHaveBeenLastCalledWith('image');
  },
};

export const PhoneWithArrows: Story = {
  args: { actions: <FeedArrows onPrevious={fn()} onNext={fn()} /> },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next post' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
