import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenImage, coatImage, shirtImage } from '../../primitives/testing/sample-images.ts';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { ItemDetailsDialog } from './ItemDetailsDialog.tsx';

const meta = {
  title: 'Wardrobe/ItemDetailsDialog',
  component: ItemDetailsDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    item: sampleItem({ back: shirtImage }),
    actions: { onEdit: fn(), onShare: fn(), onDelete: fn() },
  },
  parameters: { docs: { story: { inline: false, height: '52rem' } } },
} satisfies Meta<typeof ItemDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDetails = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Closed: Story = { args: { open: false } };

export const OwnItem: Story = {
  play: async ({ args }) => {
    const dialog = await findDetails('The good coat');
    await expect(dialog.getByText('Burberry')).toBeVisible();
    const buttons = within(dialog.getByRole('list', { name: 'Actions' })).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Edit', 'Share', 'Delete']);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.actions?.onEdit).toHaveBeenCalledWith(args.item);
    await expect(args.actions?.onShare).toHaveBeenCalledWith(args.item);
    await expect(args.actions?.onDelete).toHaveBeenCalledWith(args.item);
  },
};

/** The item of another user has no actions of its owner. */
export const OtherUsersItem: Story = {
  args: { item: sampleItem({ isOwner: false, back: null }), actions: { onShare: fn() } },
  play: async () => {
    const dialog = await findDetails('The good coat');
    const buttons = within(dialog.getByRole('list', { name: 'Actions' })).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Share']);
    await expect(dialog.queryByRole('radio')).toBeNull();
  },
};

export const BackSide: Story = {
  play: async () => {
    const dialog = await findDetails('The good coat');
    await expect(dialog.getByRole('img', { name: 'The good coat, front' })).toBeVisible();
    const sides = within(dialog.getByRole('radiogroup', { name: 'Side of the item' }));
    await userEvent.click(sides.getByRole('radio', { name: 'Back' }));
    await expect(dialog.getByRole('img', { name: 'The good coat, back' })).toBeVisible();
    await expect(dialog.getAllByRole('img')).toHaveLength(1);
  },
};

/** Plus and minus, the buttons and a double press enlarge the photo; Escape returns to the details. */
export const Enlarged: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    const details = await findDetails('The good coat');
    await userEvent.click(details.getByRole('button', { name: 'Enlarge photo of The good coat, front' }));
    const zoom = await findDetails('The good coat');
    await expect(zoom.getByText('Press the photo twice, or use the buttons.')).toBeVisible();
    await expect(zoom.getByRole('status')).toHaveTextContent('100 %');
    await expect(zoom.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    const photo = zoom.getByRole('img', { name: 'The good coat, front' });
    const { width } = photo.getBoundingClientRect();
    await userEvent.click(zoom.getByRole('button', { name: 'Zoom in' }));
    await expect(zoom.getByRole('status')).toHaveTextContent('200 %');
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(2 * width, -1);
    await userEvent.keyboard('+');
    await expect(zoom.getByRole('status')).toHaveTextContent('300 %');
    await userEvent.keyboard('--');
    await expect(zoom.getByRole('status')).toHaveTextContent('100 %');
    await userEvent.dblClick(photo);
    await expect(zoom.getByRole('status')).toHaveTextContent('300 %');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull());
    await expect(details.getByRole('button', { name: /^Enlarge/ })).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const EnlargedPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const details = await findDetails('The good coat');
    await userEvent.click(details.getByRole('button', { name: /^Enlarge/ }));
    await expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

/** Unknown facts have no row, and "Other" is not a brand. */
export const FewFacts: Story = {
  args: { item: sampleItem({ ...sampleItems[2], brand: 'Other', size: '', season: [] }) },
  play: async () => {
    const dialog = await findDetails('Tops, Ecru');
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Category',
      'Color',
      'Material',
      'Style',
    ]);
    await expect(dialog.queryByText('Other')).toBeNull();
    await expect(dialog.queryByText('Unknown')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
  },
};

/** Without facts, the actions remain. */
export const NoFacts: Story = {
  args: {
    item: sampleItem({
      ...{ name: '', category: '', subcategory: '', brand: '', size: '', color: '', material: '', style: '' },
      season: [],
      back: null,
    }),
  },
  play: async () => {
    const dialog = await findDetails('Item');
    await expect(dialog.queryByRole('term')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const LandscapePhoto: Story = {
  args: { item: sampleItem({ front: { ...coatImage, width: 1200, height: 900 }, back: null }) },
  play: async () => {
    const dialog = await findDetails('The good coat');
    const { width, height } = dialog.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** A photo that cannot be loaded cannot be enlarged. */
export const BrokenPhoto: Story = {
  args: { item: sampleItem({ front: brokenImage, back: null }) },
  play: async () => {
    const dialog = await findDetails('The good coat');
    await expect(await dialog.findByText('No picture')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await findDetails('The good coat');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  args: { item: hostileItem },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Loading: Story = { args: { item: undefined } };

export const NotFound: Story = {
  args: { item: null },
  play: async () => {
    const dialog = await findDetails('Item details');
    await expect(dialog.getByRole('alert')).toHaveTextContent('This item is not available.');
  },
};
