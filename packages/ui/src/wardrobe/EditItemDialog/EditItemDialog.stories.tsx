import { ownFactsCopy } from '@aura/domain/copy/own-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleItem, samplePhoto, samplePhotoFile } from '../../testing/samples.ts';
import { EditItemDialog, type EditItemDialogProps } from './EditItemDialog.tsx';

const succeeds: EditItemDialogProps['onSave'] = async () => 'saved';
const fails: EditItemDialogProps['onSave'] = async () => 'failed';

const meta = {
  title: 'Wardrobe/EditItemDialog',
  component: EditItemDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    item: sampleItem(),
    preparePhoto: async () => samplePhoto,
    takePhoto: async () => samplePhotoFile('taken.svg'),
    onSave: fn(succeeds),
  },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof EditItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Item' }));
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('combobox', { name });

export const Closed: Story = { args: { open: false } };

export const Filled: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.getByText('Update your item information')).toBeVisible();
    await expect(form.getByText('Press a photo to replace it.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Item name/ })).toHaveValue('The good coat');
    await expect(field('Subcategory')).toHaveValue('Trench Coats');
    await userEvent.click(button('Update Item'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({
      facts: expect.objectContaining({ name: 'The good coat', brand: 'Burberry' }),
      own: { notes: '', price: null, purchaseDate: '' },
      front: undefined,
      back: undefined,
    });
  },
};

/** The facts that only the owner sees; the price accepts a comma, and letters are refused: the focus moves to them. */
export const OwnFacts: Story = {
  args: { currency: 'CHF' },
  play: async ({ args }) => {
    const form = await dialog();
    const own = within(form.getByRole('group', { name: ownFactsCopy.heading }));
    const price = own.getByRole('textbox', { name: ownFactsCopy.price });
    await expect(price).toHaveAttribute('placeholder', ownFactsCopy.pricePlaceholder);
    await userEvent.type(price, 'a gift');
    const date = own.getByLabelText(ownFactsCopy.purchaseDate);
    await userEvent.type(date, '2024-03-04');
    const notes = own.getByRole('textbox', { name: ownFactsCopy.notes });
    await expect(notes).toHaveAttribute('placeholder', ownFactsCopy.notesPlaceholder);
    await userEvent.type(notes, 'Left cuff mended');
    await userEvent.click(button('Update Item'));
    await expect(await own.findByText(ownFactsCopy.priceProblems.notANumber)).toBeVisible();
    await expect(price).toHaveAccessibleDescription(ownFactsCopy.priceProblems.notANumber);
    await waitFor(() => expect(price).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await userEvent.type(price, '180,5');
    await userEvent.selectOptions(own.getByRole('combobox', { name: ownFactsCopy.currency }), 'EUR');
    await userEvent.click(button('Update Item'));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          own: {
            notes: 'Left cuff mended',
            price: { amount: 18_050, currency: 'EUR' },
            purchaseDate: '2024-03-04',
          },
        }),
      ),
    );
  },
};

export const CategoryChanged: Story = {
  play: async () => {
    await dialog();
    await userEvent.selectOptions(field('Category'), 'Shoes');
    await expect(field('Subcategory')).toHaveValue('');
    await expect(button('Update Item')).toBeEnabled();
    await userEvent.selectOptions(field('Category'), '');
    await expect(screen.getByText('Please select a category for the item.')).toBeVisible();
    await expect(button('Update Item')).toBeDisabled();
    await expect(field('Subcategory')).toBeDisabled();
  },
};

export const CustomBrand: Story = {
  args: { item: sampleItem({ brand: 'The Most Patient Shoemaker' }) },
  play: async ({ args }) => {
    await dialog();
    await expect(field('Brand')).toHaveValue('Other');
    const custom = screen.getByRole('textbox', { name: 'Custom brand' });
    await expect(custom).toHaveAttribute('placeholder', 'Name of the brand');
    await expect(custom).toHaveValue('The Most Patient Shoemaker');
    await userEvent.clear(custom);
    await userEvent.type(custom, 'Aunt Rosa');
    await userEvent.click(button('Update Item'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ facts: expect.objectContaining({ brand: 'Aunt Rosa' }) }),
    );
  },
};

export const PhotoReplaced: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.upload(screen.getByLabelText('Replace front photo'), samplePhotoFile('front.svg'));
    await expect(await form.findByText('New')).toBeVisible();
    await userEvent.click(button('Remove new front photo'));
    await expect(form.queryByText('New')).toBeNull();
    await expect(form.getByRole('img', { name: 'Front of the item' })).toHaveAttribute(
      'src',
      args.item.front?.src,
    );
    await userEvent.upload(screen.getByLabelText('Replace back photo'), samplePhotoFile('back.svg'));
    await form.findByText('New');
    await expect(button('Remove new back photo')).toBeVisible();
    await userEvent.click(button('Update Item'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ front: undefined, back: samplePhoto }),
    );
  },
};

export const PhotoTaken: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.click(button('Take photo of the front'));
    await expect(await form.findByText('New')).toBeVisible();
    await expect(button('Remove new front photo')).toBeVisible();
  },
};

export const UnreadablePhoto: Story = {
  args: {
    preparePhoto: async () => {
      throw new Error('Failed to load image');
    },
  },
  play: async () => {
    const form = await dialog();
    await userEvent.upload(screen.getByLabelText('Replace front photo'), samplePhotoFile());
    await expect(await form.findByText('Failed to load image')).toBeVisible();
    await expect(form.queryByText('New')).toBeNull();
  },
};

export const SavingFailed: Story = {
  args: { onSave: fn(fails) },
  play: async ({ args }) => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: /Item name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'The better coat');
    await userEvent.click(button('Update Item'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'An error occurred while updating your item. Please try again.',
    );
    await expect(name).toHaveValue('The better coat');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const ItemGone: Story = {
  args: { onSave: fn<EditItemDialogProps['onSave']>(async () => 'notFound') },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.selectOptions(field('Category'), 'Shoes');
    await userEvent.click(button('Update Item'));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'This item no longer exists. It was deleted in another tab or on another device.',
    );
    await expect(field('Category')).toHaveValue('Shoes');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** What is being saved can neither be changed nor cancelled. */
export const Saving: Story = {
  args: { onSave: fn<EditItemDialogProps['onSave']>(() => new Promise(() => {})) },
  play: async () => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: /Item name/ });
    await userEvent.click(button('Update Item'));
    await expect(button('Update Item')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(name.closest('[inert]')).not.toBeNull());
    await expect(button('Cancel')).toBeDisabled();
    await expect(button('Update Item')).toHaveFocus();
  },
};

export const DiscardConfirm: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.selectOptions(field('Category'), 'Shoes');
    await userEvent.click(button('Cancel'));
    const confirm = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(confirm).toHaveAccessibleDescription('The item stays as it was.');
    const buttons = within(confirm);
    await userEvent.click(buttons.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field('Category')).toHaveValue('Shoes');
    await userEvent.click(button('Cancel'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const MissingFacts: Story = {
  args: {
    item: sampleItem({ name: 'Unnamed Item', brand: '', color: '', size: '', front: null, back: null }),
  },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('textbox', { name: /Item name/ })).toHaveValue('');
    await expect(form.queryByRole('img')).toBeNull();
  },
};

/** All messages are shown together, and the focus moves to the first invalid field. */
export const TextsTooLong: Story = {
  args: { item: sampleItem({ name: 'x'.repeat(121), brand: 'y'.repeat(118) }) },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: ownFactsCopy.price }), 'gift');
    await userEvent.click(button('Update Item'));
    await expect(await form.findByText('Name can have at most 120 characters.')).toBeVisible();
    await expect(form.getByText(ownFactsCopy.priceProblems.notANumber)).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Item name/ })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
