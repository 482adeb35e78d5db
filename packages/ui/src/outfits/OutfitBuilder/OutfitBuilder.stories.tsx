import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { Item } from '@aura/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { cutoutGarments, outfitGarments, sampleLayers } from '../../testing/sample-outfits.ts';
import type { GarmentSource } from '../GarmentDrawer/GarmentDrawer.tsx';
import { OutfitBuilder } from './OutfitBuilder.tsx';

const loaded = (items: readonly Item[]): GarmentSource => ({ items, failed: false, onRetry: fn() });

const meta = {
  title: 'Outfits/OutfitBuilder',
  component: OutfitBuilder,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Sunday market',
    initialLayers: sampleLayers().filter(({ item }) => item?.category !== 'Outerwear'),
    garments: { mine: loaded(outfitGarments), wished: loaded([]), addItemsHref: '/aura?add' },
    onLayersChange: fn(),
    saveState: 'saved',
    onSave: fn(),
    onKeepThis: fn(),
    onLoadOther: fn(),
    onRename: fn(),
    onClose: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof OutfitBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Sunday market', level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add The good coat' }));
    await expect(args.onLayersChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(args.onLayersChange).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Name and occasions' }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share as post' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close outfit' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The chosen garment takes the place of the other. */
export const Swap: Story = {
  args: {
    garments: {
      ...meta.args.garments,
      mine: loaded([...outfitGarments, { ...outfitGarments[1], id: 'other', name: 'Silk blouse' } as never]),
    },
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Ivory blouse, layer/ }).focus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap for a similar garment' }));
    const drawer = within(canvas.getByRole('region', { name: 'Add a garment' }));
    await expect(drawer.getByText('Replace Ivory blouse')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Silk blouse' }));
    await expect(canvas.getByText('Silk blouse replaced Ivory blouse')).toBeInTheDocument();
    await expect(args.onLayersChange).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { saveState: 'saving' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

const inMain: Story['decorators'] = [
  (Story) => (
    <main>
      <Story />
    </main>
  ),
];

/** The notice disappears with its button while the outfit is saved, so the focus moves to the name. */
export const NotSaved: Story = {
  args: { saveState: 'failed' },
  decorators: inMain,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved. Your changes are on this device.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** A garment was deleted in another tab or on another device. */
export const GarmentDeleted: Story = {
  args: { saveState: 'failed', deletedIds: [outfitGarments[1]?.id ?? ''] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not saved. Ivory blouse is no longer in your wardrobe or wishlist.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save without it' }));
    await expect(canvas.getByText('Ivory blouse was removed')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Ivory blouse, layer/ })).toBeNull();
    await expect(args.onLayersChange).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Several garments were deleted elsewhere. */
export const GarmentsDeleted: Story = {
  args: {
    saveState: 'failed',
    deletedIds: meta.args.initialLayers.slice(0, 2).map(({ itemId }) => itemId),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not saved. 2 garments are no longer in your wardrobe or wishlist.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save without them' }));
    await expect(args.onLayersChange).toHaveBeenCalledOnce();
  },
};

export const ChangedElsewhere: Story = {
  args: { saveState: 'conflict' },
  decorators: inMain,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This outfit was changed in another tab or on another device.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this version' }));
    await expect(args.onKeepThis).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the other version' }));
    await expect(args.onLoadOther).toHaveBeenCalledOnce();
  },
};

/** The places of the flat lay are dashed; a garment comes into the place of its type. */
export const Empty: Story = {
  args: {
    initialLayers: [],
    name: 'Untitled outfit',
    saveState: 'idle',
    garments: { ...meta.args.garments, mine: loaded(cutoutGarments) },
  },
  play: async ({ canvas }) => {
    const { slots } = outfitBuilderCopy;
    await expect(canvas.getByText(outfitBuilderCopy.empty)).toBeVisible();
    for (const name of [slots.top, slots.bottom, slots.shoes, outfitBuilderCopy.slots.bag, slots.extra]) {
      await expect(within(canvas.getByRole('application')).getByText(name)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add Ivory blouse' }));
    await waitFor(() => expect(within(canvas.getByRole('application')).queryByText(slots.top)).toBeNull());
    await expect(within(canvas.getByRole('application')).getByText(slots.bottom)).toBeVisible();
  },
};

/** Without garments there is nothing to tap; items can be added from here. */
export const WithoutGarments: Story = {
  args: { ...Empty.args, garments: { ...meta.args.garments, mine: loaded([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add Items' })).toBeVisible();
    await expect(canvas.queryByText(outfitBuilderCopy.empty)).toBeNull();
  },
};

/** The flat lay shows its free places until a garment is moved by hand. */
export const FreePlaces: Story = {
  args: { initialLayers: sampleLayers(cutoutGarments).slice(0, 1) },
  play: async ({ canvas }) => {
    const { slots, templateNames } = outfitBuilderCopy;
    const shoes = () => within(canvas.getByRole('application')).queryByText(slots.shoes);
    await expect(shoes()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: templateNames.flatLay }));
    await waitFor(() => expect(shoes()).toBeVisible());
    within(canvas.getByRole('application')).getAllByRole('button')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shoes()).toBeNull());
  },
};

export const LongName: Story = { args: { name: longWord.slice(0, 80) } };

export const Phone: Story = {
  args: { saveState: 'idle' },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const panels = await canvas.findByRole('tablist', { name: 'Builder panels' });
    await expect(panels).toBeVisible();
    const { panelSize, panelSizes } = outfitBuilderCopy;
    const handle = canvas.getByRole('button', { name: panelSize(panelSizes.medium) });
    await userEvent.click(handle);
    await expect(handle).toHaveAccessibleName(panelSize(panelSizes.large));
    await userEvent.click(handle);
    await expect(handle).toHaveAccessibleName(panelSize(panelSizes.small));
    await userEvent.keyboard('{ArrowUp}');
    await expect(handle).toHaveAccessibleName(panelSize(panelSizes.medium));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(handle).toHaveAccessibleName(panelSize(panelSizes.small));
    await userEvent.keyboard('{ArrowUp}');
    await expect(handle).toHaveAccessibleName(panelSize(panelSizes.medium));
  },
};
