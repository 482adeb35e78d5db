import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleOutfit } from '../../testing/sample-outfits.ts';
import { RenameOutfitDialog } from './RenameOutfitDialog.tsx';

const meta = {
  title: 'Outfits/RenameOutfitDialog',
  component: RenameOutfitDialog,
  args: { open: true, onOpenChange: fn(), outfit: sampleOutfit(), onSave: fn() },
} satisfies Meta<typeof RenameOutfitDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rename: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Name and occasions' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Please enter a name.')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, '  Sunday market ');
    for (const occasion of ['Everyday', 'Party', 'Wedding', 'Sport']) {
      await expect(dialog.getByRole('checkbox', { name: occasion })).not.toBeChecked();
    }
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Work' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Travel' }));
    await expect(dialog.getByRole('group', { name: 'Occasions' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Sunday market',
      occasions: ['evening', 'travel'],
    });
    await userEvent.click(cancel);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await expect(question.getByText('The outfit stays as it was.')).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** What is being saved can neither be changed nor cancelled. */
export const Saving: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Name and occasions' }));
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Travel' }));
    await expect(dialog.getByRole('checkbox', { name: 'Travel' })).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An emoji counts as one character; a longer name is not cut but refused. */
export const NameTooLong: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Name and occasions' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.clear(name);
    await userEvent.paste('👗'.repeat(80));
    await expect(name).toBeValid();
    await userEvent.paste('!');
    await expect(name).toHaveAccessibleDescription('Name can have at most 80 characters.');
    await userEvent.click(save);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: '👗'.repeat(80) }));
  },
};

export const Failed: Story = {
  args: { failure: 'The name was not saved. Please try again.' },
  play: async () => {
    await expect(await screen.findByText('The name was not saved. Please try again.')).toBeVisible();
  },
};
