import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { addPhotos, button, uploadForm, uploadFormArgs } from '../../testing/upload-form.ts';
import { ItemUploadDialog } from './ItemUploadDialog.tsx';

const meta = {
  title: 'Wardrobe/ItemUploadDialog/InvalidFacts',
  component: ItemUploadDialog,
  args: uploadFormArgs,
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof ItemUploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An upload with an invalid fact moves the focus to its field, which has the message until the fact is valid. */
export const NameTooLong: Story = {
  play: async ({ args }) => {
    const form = await uploadForm();
    await addPhotos();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Shoes');
    const name = form.getByRole('textbox', { name: /^Name/ });
    const message = 'Name can have at most 120 characters.';
    await userEvent.click(name);
    await userEvent.paste('a'.repeat(121));
    await expect(name).toBeValid();
    await userEvent.click(button('Upload to Aura'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(message);
    await userEvent.keyboard('{Backspace}');
    await expect(name).toBeValid();
    await userEvent.keyboard('a');
    await expect(name).toHaveAccessibleDescription(message);
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};
