import { postEditCopy } from '@aura/domain/copy/post-edit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { editedItems } from '../../testing/edited-items.ts';
import { hostilePost } from '../../testing/hostile-data.ts';
import { longCaption } from '../../testing/sample-captions.ts';
import { samplePost } from '../../testing/samples.ts';
import { EditPostDialog, type EditPostDialogProps } from './EditPostDialog.tsx';

const meta = {
  title: 'Post/EditPostDialog',
  component: EditPostDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    post: samplePost({ isOwner: true, imageAlt: 'A camel trench coat over a linen dress' }),
    items: editedItems,
    onSave: fn<EditPostDialogProps['onSave']>(async () => null),
  },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof EditPostDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Post' }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

export const Closed: Story = { args: { open: false } };

/** The form starts with the texts of the post and has the focus. */
export const Filled: Story = {
  play: async ({ args }) => {
    await dialog();
    await expect(field(/^Caption/)).toHaveValue(args.post.caption);
    await expect(field(/^Aura tags/)).toHaveValue('#lisbon #linen #slowmorning #thegoodcoat');
    await expect(field(/^Alternative text/)).toHaveValue('A camel trench coat over a linen dress');
    await waitFor(() => expect(field(/^Caption/)).toHaveFocus());
  },
};

/** Only the texts that were changed are sent. */
export const Saved: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.clear(field(/^Caption/));
    await userEvent.type(field(/^Caption/), ' Third day of the coat. ');
    await userEvent.type(field(/^Aura tags/), ' #Coat');
    await save();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({
      caption: 'Third day of the coat.',
      tags: ['#lisbon', '#linen', '#slowmorning', '#thegoodcoat', '#coat'],
    });
  },
};

export const TextsRemoved: Story = {
  play: async ({ args }) => {
    await dialog();
    for (const name of [/^Caption/, /^Aura tags/, /^Alternative text/]) await userEvent.clear(field(name));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ caption: '', tags: [], imageAlt: '' }));
  },
};

/** Without a change, Save closes the dialog and sends nothing. */
export const Unchanged: Story = {
  play: async ({ args }) => {
    await dialog();
    await save();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Changed items are saved without a change of the texts. */
export const ItemsChanged: Story = {
  args: { items: { ...editedItems, isChanged: true } },
  play: async ({ args }) => {
    await dialog();
    await save();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({});
  },
};

/** Closing the form with changed items requires a confirmation. */
export const ItemsChangedClosed: Story = {
  args: { items: { ...editedItems, isChanged: true } },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn<EditPostDialogProps['onSave']>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await dialog();
    await userEvent.type(field(/^Caption/), '!');
    await save();
    const button = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(field(/^Caption/)).toHaveAttribute('readonly');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A failure is announced, and the typed texts stay in the form. */
export const SavingFailed: Story = {
  args: { onSave: fn<EditPostDialogProps['onSave']>(async () => postEditCopy.failed) },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(field(/^Caption/), ' Twice.');
    await save();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to update post. Please try again.',
    );
    await expect(field(/^Caption/)).toHaveValue(`${args.post.caption} Twice.`);
    await expect(field(/^Caption/)).not.toHaveAttribute('readonly');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { onSave: fn<EditPostDialogProps['onSave']>(async () => postEditCopy.offline) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const form = await dialog();
    await userEvent.type(field(/^Caption/), ' Twice.');
    await save();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'No connection. Your changes are still here; please try again.',
    );
  },
};

/** A text beyond its limit is counted and refused; the focus moves to its field. */
export const TextsTooLong: Story = {
  args: { post: samplePost({ caption: 'x'.repeat(2100) }) },
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.getByText('2100/2200')).toBeVisible();
    await userEvent.click(field(/^Caption/));
    await userEvent.paste('y'.repeat(101));
    await expect(await form.findByText('The caption can have at most 2200 characters.')).toBeVisible();
    await userEvent.click(field(/^Alternative text/));
    await userEvent.paste('z'.repeat(501));
    await expect(
      await form.findByText('The alternative text can have at most 500 characters.'),
    ).toBeVisible();
    await save();
    await waitFor(() => expect(field(/^Caption/)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TooManyTags: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(field(/^Aura tags/));
    await userEvent.paste(Array.from({ length: 27 }, (_, index) => ` #t${index}`).join(''));
    await expect(await form.findByText('A post can have at most 30 tags.')).toBeVisible();
    await save();
    await waitFor(() => expect(field(/^Aura tags/)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const DiscardConfirm: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(field(/^Caption/), ' Twice.');
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(confirm).toHaveAccessibleDescription('Your post stays as it was.');
    await userEvent.click(within(confirm).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field(/^Caption/)).toHaveDisplayValue(/ Twice\.$/);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Focusing an empty tag field is no change, so closing asks nothing. */
export const CancelledUnchanged: Story = {
  args: { post: samplePost({ tags: [] }) },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(field(/^Aura tags/));
    await expect(field(/^Aura tags/)).toHaveValue('#');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const NoTexts: Story = { args: { post: samplePost({ caption: '', tags: [] }) } };

export const WithoutImage: Story = { args: { post: samplePost({ image: null }) } };

export const Phone: Story = {
  args: { post: samplePost({ caption: longCaption }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Hostile: Story = {
  args: { post: hostilePost },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = {
  args: { post: samplePost({ caption: 'توقّعوا المطر، فاخترتُ الكتّان.', tags: ['#لشبونة', '#كتان'] }) },
  globals: { direction: 'rtl' },
};
