import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { detection } from '../../testing/create-post.ts';
import { EditablePostItems } from '../../testing/EditablePostItems.tsx';
import { sampleDetectedItem, sampleItem, sampleItems } from '../../testing/samples.ts';
import { PostItemList, type PostItemListProps } from './PostItemList.tsx';

const meta = {
  title: 'Composer/PostItemList/Corrected items',
  component: PostItemList,
  args: {
    ...detection,
    items: [sampleDetectedItem(), sampleDetectedItem({ id: 'found-2', subcategory: 'Parkas' })],
    onCorrect: fn<PostItemListProps['onCorrect']>(async () => true),
    wardrobe: { items: sampleItems, failed: false, onRetry: fn() },
  },
  render: (args) => <EditablePostItems {...args} />,
} satisfies Meta<typeof PostItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

const camelCoat = sampleItem({
  id: 'own-coat',
  name: 'Camel coat',
  subcategory: 'Winter Coats',
  color: 'Camel',
});
const editForm = async () => within(await screen.findByRole('dialog', { name: 'Edit Item' }));

/** Every fact of an item can be corrected before the post is shared. */
export const Corrected: Story = {
  play: async ({ canvas, args }) => {
    const edit = canvas.getByRole('button', { name: 'Edit Winter Coats' });
    await userEvent.click(edit);
    const form = await editForm();
    await expect(form.getByText('Correct what the analysis got wrong.')).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Dresses');
    await expect(form.getByRole('textbox', { name: /^Description/ })).toHaveValue('');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Size' }), 'M');
    await userEvent.click(form.getByRole('button', { name: 'Update Item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCorrect).toHaveBeenCalledWith(
      'found-1',
      expect.objectContaining({ category: 'Dresses', subcategory: '', size: 'M', name: '', color: 'Camel' }),
    );
    const card = within(canvas.getByRole('article', { name: 'Dresses' }));
    await expect(card.queryByText('Likely')).toBeNull();
    await expect(card.getByText('M')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Dresses' })).toHaveFocus());
  },
};

/** When saving fails, the changes remain in the form. */
export const CorrectionFailed: Story = {
  args: { onCorrect: fn<PostItemListProps['onCorrect']>(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Winter Coats' }));
    const form = await editForm();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Size' }), 'M');
    await userEvent.click(form.getByRole('button', { name: 'Update Item' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'An error occurred while updating your item. Please try again.',
    );
    await expect(form.getByRole('combobox', { name: 'Size' })).toHaveValue('M');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  },
};

/** An item of the wardrobe takes the place of a detected one, which can be restored. */
export const Replaced: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use one from my wardrobe for Winter Coats' }));
    await expect(args.onOpenWardrobe).toHaveBeenCalledOnce();
    const choice = within(await screen.findByRole('dialog', { name: 'Choose from your wardrobe' }));
    await expect(choice.getAllByRole('button').map((button) => button.textContent)).toContain(
      'The good coat',
    );
    await userEvent.click(choice.getByRole('button', { name: 'The good coat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = within(canvas.getByRole('article', { name: 'Trench Coats' }));
    await expect(card.getByRole('heading', { name: 'Yours: The good coat' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit Trench Coats' })).toBeNull();
    const remove = canvas.getByRole('button', { name: 'Remove Trench Coats from the post' });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    const undo = canvas.getByRole('button', { name: 'Undo removing Winter Coats' });
    await expect(undo).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(undo);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Winter Coats from the post' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('article', { name: 'Trench Coats' })).toBeNull();
  },
};

/** The own garment that is most like an item takes its place at a press. */
export const Suggested: Story = {
  args: { wardrobe: { items: [camelCoat], failed: false, onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Winter Coats' }));
    await expect(args.onOpenWardrobe).toHaveBeenCalledOnce();
    await userEvent.click((await editForm()).getByRole('button', { name: 'Use mine: Camel coat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onReplace).toHaveBeenCalledWith('found-1', camelCoat);
    const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(titles).toEqual(['Yours: Camel coat', 'Parkas']);
    const [own] = canvas.getAllByRole('button', { name: /^Remove / });
    await waitFor(() => expect(own).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Parkas' }));
    await expect((await editForm()).queryByText('Yours? Camel coat')).toBeNull();
  },
};
