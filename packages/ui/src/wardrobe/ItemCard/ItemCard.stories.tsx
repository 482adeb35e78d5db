import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { coatCutout } from '../../primitives/testing/sample-images.ts';
import { arabicName, hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { ItemCard } from './ItemCard.tsx';

const meta = {
  title: 'Wardrobe/ItemCard',
  component: ItemCard,
  args: { item: sampleItem() },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnItem: Story = {
  args: { onEdit: fn(), onShare: fn(), onDelete: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'The good coat' })).toBeVisible();
    await expect(canvas.getByText('Trench Coats · Honey · Burberry')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for The good coat' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual(['Edit', 'Share', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(args.item));
  },
};

/** An item with a cut-out can be switched between it and the photo; the cut-out can be edited. */
export const CutOut: Story = {
  args: { item: sampleItem({ frontCutout: coatCutout }), onShowCutout: fn(), onEditCutout: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for The good coat' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show original' }));
    await waitFor(() => expect(args.onShowCutout).toHaveBeenCalledWith(args.item, false));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for The good coat' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit cut-out' }));
    await waitFor(() => expect(args.onEditCutout).toHaveBeenCalledWith(args.item));
  },
};

export const ShownByPhoto: Story = {
  args: { item: sampleItem({ frontCutout: coatCutout, showsCutout: false }), onShowCutout: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for The good coat' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show cut-out' }));
    await waitFor(() => expect(args.onShowCutout).toHaveBeenCalledWith(args.item, true));
  },
};

/** Without a name, the type is the heading; "Other" is not shown as a brand. */
export const UnnamedItem: Story = {
  args: { item: sampleItem({ name: 'Unnamed Item', brand: 'Other' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Trench Coats, Honey' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Trench Coats' })).toBeVisible();
    await expect(canvas.getByText('Honey')).toBeVisible();
    await expect(canvas.queryByText(/Other|Unnamed/)).toBeNull();
  },
};

export const LikedItem: Story = {
  args: { onShare: fn(), onUnlike: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for The good coat' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual(['Share', 'Unlike']);
  },
};

export const WishlistItem: Story = {
  args: {
    href: '?item=item-1',
    note: 'From the feed, 2 days ago',
    onAddToWardrobe: fn(),
    onShare: fn(),
    onRemoveFromWishlist: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('From the feed, 2 days ago')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show details of The good coat' })).toHaveAttribute(
      'href',
      '?item=item-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for The good coat' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Add to my wardrobe',
      'Share',
      'Remove',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add to my wardrobe' }));
    await waitFor(() => expect(args.onAddToWardrobe).toHaveBeenCalledWith(args.item));
  },
};

/** The checkbox of an item appears on hover and focus. */
export const Selectable: Story = {
  args: { href: '?item=item-1', onShare: fn(), onSelect: fn() },
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Select The good coat' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledWith(args.item, false);
  },
};

/** While items are being selected, a press anywhere on the image selects; with Shift it selects a range. */
export const NotSelected: Story = {
  args: { href: '?item=item-1', selected: false, onShare: fn(), onSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    const checkbox = canvas.getByRole('checkbox', { name: 'Select The good coat' });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(checkbox);
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
    const image = canvas.getByRole('img', { name: 'The good coat, front' }).getBoundingClientRect();
    await expect(checkbox.getBoundingClientRect().width).toBeCloseTo(image.width, 0);
  },
};

export const Selected: Story = {
  args: { selected: true, onShare: fn(), onSelect: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select The good coat' })).toBeChecked();
  },
};

export const SelectedCutOut: Story = {
  args: { item: sampleItem({ frontCutout: coatCutout }), selected: true, onSelect: fn() },
};

export const NoImage: Story = {
  args: { item: sampleItems[2] ?? sampleItem() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongTexts: Story = { args: { item: sampleItems[3] ?? sampleItem(), onShare: fn() } };

export const Hostile: Story = { args: { item: hostileItem, note: longWord, onShare: fn() } };
export const RightToLeft: Story = {
  args: { item: sampleItem({ subcategory: arabicName, color: arabicName }), onShare: fn() },
};
