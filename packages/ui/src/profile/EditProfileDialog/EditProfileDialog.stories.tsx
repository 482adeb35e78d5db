import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePhoto, samplePhotoFile, sampleProfile } from '../../testing/samples.ts';
import { EditProfileDialog, type EditProfileDialogProps } from './EditProfileDialog.tsx';

const succeeds: EditProfileDialogProps['onSave'] = async () => null;

const meta = {
  title: 'Profile/EditProfileDialog',
  component: EditProfileDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    profile: sampleProfile(),
    prepareImage: async () => samplePhoto,
    takePhoto: async () => samplePhotoFile('taken.svg'),
    onSave: fn(succeeds),
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof EditProfileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Profile' }));

export const Closed: Story = { args: { open: false } };

export const Saving: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: 'Display Name' });
    await expect(name).toHaveValue('Mariam El-Sayed');
    await userEvent.clear(name);
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(name, '  Mariam  ');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ displayName: 'Mariam', image: undefined }),
    );
  },
};

export const SavedByKeyboard: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Bio' }), ' Hems.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ bio: expect.stringMatching(/ Hems\.$/) }),
    );
  },
};

/** What is being saved can neither be changed nor cancelled, and the field keeps the focus. */
export const BeingSaved: Story = {
  args: { onSave: fn<EditProfileDialogProps['onSave']>(() => new Promise(() => undefined)) },
  play: async () => {
    const form = await dialog();
    const bio = form.getByRole('textbox', { name: 'Bio' });
    await userEvent.type(bio, ' Hems.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(bio).toHaveAttribute('readonly'));
    await expect(bio).toHaveFocus();
    await expect(form.getByRole('textbox', { name: 'Display Name' })).toHaveAttribute('readonly');
    await expect(form.getByLabelText('Choose Picture').closest('[inert]')).not.toBeNull();
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** Ctrl+Enter in the bio, while the name is missing, moves the focus to the name. */
export const RefusedByKeyboard: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: 'Display Name' });
    await userEvent.clear(name);
    await userEvent.type(form.getByRole('textbox', { name: 'Bio' }), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The button that removes the new image disappears with it. */
export const ImageRemoved: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.upload(form.getByLabelText('Choose Picture'), samplePhotoFile());
    await userEvent.click(await form.findByRole('button', { name: 'Remove new picture' }));
    await expect(form.queryByRole('button', { name: 'Remove new picture' })).toBeNull();
    await expect(form.getByLabelText('Choose Picture')).toHaveFocus();
  },
};

export const NewImage: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.upload(form.getByLabelText('Choose Picture'), samplePhotoFile());
    await expect(await form.findByRole('button', { name: 'Remove new picture' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ image: samplePhoto })),
    );
  },
};

export const PhotoTaken: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Take Picture' }));
    await expect(await form.findByRole('button', { name: 'Remove new picture' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ image: samplePhoto })),
    );
  },
};

export const NotAnImage: Story = {
  play: async () => {
    const form = await dialog();
    const text = new File(['words'], 'letter.txt', { type: 'text/plain' });
    await userEvent.upload(form.getByLabelText('Choose Picture'), text, { applyAccept: false });
    await expect(await form.findByText('Please select a valid image file')).toBeVisible();
  },
};

export const ImageTooLarge: Story = {
  play: async () => {
    const form = await dialog();
    const large = new File([new Uint8Array(5_242_880)], 'large.jpg', { type: 'image/jpeg' });
    await userEvent.upload(form.getByLabelText('Choose Picture'), large);
    await expect(await form.findByText('Image size must be less than 5MB')).toBeVisible();
  },
};

export const TextsTooLong: Story = {
  args: { profile: sampleProfile({ displayName: 'x'.repeat(51), bio: 'y'.repeat(201) }) },
  play: async () => {
    const form = await dialog();
    await expect(form.getByText('The display name can have at most 50 characters.')).toBeVisible();
    await expect(form.getByText('The bio can have at most 200 characters.')).toBeVisible();
    await expect(form.getByText('51/50')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** A name of invisible characters is blank, and direction-changing characters are not saved. */
export const InvisibleName: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: 'Display Name' });
    await userEvent.clear(name);
    await userEvent.type(name, '\u200b\u202e');
    await expect(await form.findByText('Please enter a display name')).toBeVisible();
    await userEvent.type(name, 'Mariam');
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled());
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ displayName: 'Mariam' })),
    );
  },
};

export const SavingFailed: Story = {
  args: {
    onSave: fn<EditProfileDialogProps['onSave']>(async () => 'Failed to update profile. Please try again.'),
  },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to update profile. Please try again.',
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const DiscardConfirm: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const bio = form.getByRole('textbox', { name: 'Bio' });
    await userEvent.type(bio, ' Hems.');
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(confirm).toHaveAccessibleDescription('Your profile stays as it was.');
    await userEvent.click(within(confirm).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(bio).toHaveDisplayValue(/ Hems\.$/);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** When nothing was changed, Cancel closes the dialog without confirmation. */
export const CancelledUnchanged: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const NoImage: Story = { args: { profile: sampleProfile({ avatar: null, bio: '' }) } };
