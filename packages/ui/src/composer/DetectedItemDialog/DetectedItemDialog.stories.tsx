import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { coatCutout, coatImage } from '../../primitives/testing/sample-images.ts';
import { hostileDetectedItem } from '../../testing/hostile-data.ts';
import { sampleDetectedItem, sampleItem, sampleItems } from '../../testing/samples.ts';
import { DetectedItemDialog, type DetectedItemDialogProps } from './DetectedItemDialog.tsx';

const meta = {
  title: 'Composer/DetectedItemDialog',
  component: DetectedItemDialog,
  args: {
    open: true,
    item: sampleDetectedItem({ image: coatImage }),
    wardrobe: [],
    postedIds: [],
    onUseOwn: fn(),
    onClose: fn(),
    onSave: fn<DetectedItemDialogProps['onSave']>(async () => true),
  },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof DetectedItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Item' }));
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('combobox', { name });

export const Closed: Story = { args: { open: false } };

export const Filled: Story = {
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      'Long quilted coat with a high funnel neck',
    );
    await expect(field('Subcategory')).toHaveValue('Winter Coats');
    await expect(field('Color')).toHaveValue('Camel');
  },
};

/** The cut-out is shown instead of the part of the photo. */
export const CutOut: Story = {
  args: { item: sampleDetectedItem({ image: coatImage, cutout: coatCutout }) },
  play: async () => {
    const image = (await dialog()).getByRole('presentation');
    await expect(image).toHaveAttribute('src', coatCutout.src);
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }));
  },
};

/** Without a change, nothing is saved. */
export const Unchanged: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(button('Update Item'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const camelCoat = sampleItem({
  id: 'own-coat',
  name: 'Camel coat',
  subcategory: 'Winter Coats',
  color: 'Tan',
});
const useMine = (name: string) => screen.queryByRole('button', { name: `Use mine: ${name}` });

/** The closest own garment is suggested, with the reason, and follows the corrected facts. */
export const OwnGarment: Story = {
  args: { wardrobe: [...sampleItems, camelCoat] },
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.getByText('Yours? Camel coat')).toBeVisible();
    await expect(form.getByText(/^Same type, /)).toBeVisible();
    await expect(useMine('Camel coat')).toHaveTextContent('Use mine');
    await userEvent.selectOptions(field('Category'), 'Shoes');
    await expect(form.queryByText('Yours? Camel coat')).toBeNull();
    await userEvent.selectOptions(field('Category'), 'Outerwear');
    await userEvent.selectOptions(field('Subcategory'), 'Winter Coats');
    await userEvent.click(await screen.findByRole('button', { name: 'Use mine: Camel coat' }));
    await expect(args.onUseOwn).toHaveBeenCalledWith(camelCoat);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OwnGarmentOnAPhone: Story = {
  args: { wardrobe: [{ ...camelCoat, name: hostileDetectedItem.description }] },
  globals: { viewport: { value: 'small', isRotated: false } },
};

/** A garment that the post has already is not suggested. */
export const OwnGarmentPosted: Story = {
  args: { wardrobe: [camelCoat], postedIds: [camelCoat.id] },
  play: async () => {
    await dialog();
    await expect(useMine('Camel coat')).toBeNull();
  },
};

/** Before the wardrobe is loaded, nothing is suggested. */
export const WardrobeNotLoaded: Story = {
  args: { wardrobe: undefined },
  play: async () => {
    const form = await dialog();
    await expect(form.queryByText(/^Yours\?/)).toBeNull();
  },
};

export const CategoryMissing: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.selectOptions(field('Category'), '');
    await expect(form.getByText('Please select a category for the item.')).toBeVisible();
    await expect(button('Update Item')).toBeDisabled();
  },
};

/** A refused description has a message, and the focus. */
export const DescriptionTooLong: Story = {
  args: { item: sampleDetectedItem({ image: coatImage, description: 'x'.repeat(121) }) },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.selectOptions(field('Size'), 'M');
    await userEvent.click(button('Update Item'));
    const description = form.getByRole('textbox', { name: /^Description/ });
    await waitFor(() => expect(description).toHaveFocus());
    await expect(description).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn<DetectedItemDialogProps['onSave']>(() => new Promise(() => undefined)) },
  play: async () => {
    await dialog();
    await userEvent.selectOptions(field('Size'), 'M');
    await userEvent.click(button('Update Item'));
    await expect(button('Update Item')).toHaveAttribute('aria-busy', 'true');
    await expect(document.querySelector('[inert]')).toContainElement(document.querySelector('[name="name"]'));
    await expect(button('Cancel')).toBeDisabled();
  },
};

export const DiscardConfirm: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.selectOptions(field('Size'), 'M');
    await userEvent.click(button('Close'));
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(button('Discard'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const WithoutPicture: Story = { args: { item: sampleDetectedItem() } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Hostile: Story = {
  args: { item: { ...hostileDetectedItem, image: coatImage } },
  globals: { viewport: { value: 'small', isRotated: false } },
};
