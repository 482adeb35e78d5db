import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem } from '../../testing/samples.ts';
import { EditItemsDialog, type EditItemsDialogProps } from './EditItemsDialog.tsx';

const coat = sampleItem();
const shirt = sampleItem({ id: 'item-2', category: 'Tops', subcategory: 'Dress Shirts', season: ['summer'] });

const meta = {
  title: 'Wardrobe/EditItemsDialog',
  component: EditItemsDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    items: [coat, shirt],
    onSave: fn<EditItemsDialogProps['onSave']>(async () => null),
  },
  parameters: { docs: { story: { inline: false, height: '45rem' } } },
} satisfies Meta<typeof EditItemsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));

/** Fields with one value for all items show it, the others say that the items differ. */
export const Differences: Story = {
  play: async () => {
    const dialog = await form();
    await expect(
      dialog.getByText('Only what you change here is saved. Everything else stays as it is.'),
    ).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Brand' })).toHaveValue('Burberry');
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Different values');
    await expect(dialog.getByText('The items have different seasons.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Update 2 items' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Reset changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SavesOnlyChanges: Story = {
  play: async ({ args }) => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Winter' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Outerwear');
    await userEvent.click(dialog.getByRole('button', { name: 'Update 2 items' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      category: 'Outerwear',
      subcategory: '',
      season: ['winter'],
    });
  },
};

export const Reset: Story = {
  play: async ({ args }) => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Winter' }));
    const reset = dialog.getByRole('button', { name: 'Reset changes' });
    await userEvent.click(reset);
    await expect(dialog.getByRole('checkbox', { name: 'Winter' })).not.toBeChecked();
    await expect(reset).toHaveFocus();
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const NoCategory: Story = {
  args: { items: [coat, sampleItem({ id: 'item-2' })] },
  play: async ({ args }) => {
    const dialog = await form();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), '');
    await userEvent.click(dialog.getByRole('button', { name: 'Update 2 items' }));
    await expect(await dialog.findByText('Please select a category for the item.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What is being saved can be neither changed, reset nor cancelled. */
export const Saving: Story = {
  args: { onSave: fn<EditItemsDialogProps['onSave']>(() => new Promise(() => undefined)) },
  play: async () => {
    const dialog = await form();
    const winter = dialog.getByRole('checkbox', { name: 'Winter' });
    await userEvent.click(winter);
    await userEvent.click(dialog.getByRole('button', { name: 'Update 2 items' }));
    await waitFor(() => expect(winter.closest('[inert]')).not.toBeNull());
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset changes' }));
    await expect(winter).toBeChecked();
  },
};

/** The changes remain, and closing asks before it discards them. */
export const Failed: Story = {
  args: {
    onSave: fn<EditItemsDialogProps['onSave']>(async () => '1 item could not be changed. Please try again.'),
  },
  play: async ({ args }) => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Winter' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update 2 items' }));
    await expect(await dialog.findByText('1 item could not be changed. Please try again.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Winter' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(within(question).getByText('The items stay as they were.')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The text of each button is in one line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await form();
    const [save, cancel] = ['Update 2 items', 'Cancel'].map((name) => dialog.getByRole('button', { name }));
    await expect(save?.clientHeight).toBe(cancel?.clientHeight);
  },
};

export const LongTexts: Story = {
  args: { items: [hostileItem, { ...hostileItem, id: 'item-2' }] },
  globals: { viewport: { value: 'small', isRotated: false } },
};
