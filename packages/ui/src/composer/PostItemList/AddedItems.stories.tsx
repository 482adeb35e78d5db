import { postMaxItems } from '@aura/domain/limits/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { detection } from '../../testing/create-post.ts';
import { EditablePostItems } from '../../testing/EditablePostItems.tsx';
import { sampleDetectedItem, sampleItems } from '../../testing/samples.ts';
import { PostItemList, type PostItemListProps } from './PostItemList.tsx';

const meta = {
  title: 'Composer/PostItemList/Added items',
  component: PostItemList,
  args: {
    ...detection,
    items: [sampleDetectedItem()],
    onAdd: fn<PostItemListProps['onAdd']>(),
    wardrobe: { items: sampleItems, failed: false, onRetry: fn() },
  },
  render: (args) => <EditablePostItems {...args} />,
} satisfies Meta<typeof PostItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const addButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add from my wardrobe' });
const choices = async () => within(await screen.findByRole('dialog', { name: 'Choose from your wardrobe' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** An item of the wardrobe is added below the others. A double click adds it once. */
export const Added: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(addButton(canvas));
    await expect(args.onOpenWardrobe).toHaveBeenCalledOnce();
    await userEvent.dblClick((await choices()).getByRole('button', { name: 'The good coat' }));
    await isClosed();
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith(sampleItems[0]);
    await expect(canvas.getByText('Trench Coats added to the post')).toBeInTheDocument();
    const titles = canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    await expect(titles).toEqual(['Winter Coats', 'Trench Coats']);
    await waitFor(() => expect(addButton(canvas)).toHaveFocus());
  },
};

/** Items that the post has are not offered, and a removed one is restored. */
export const RemovedAndAddedAgain: Story = {
  args: { items: [{ ...sampleDetectedItem(), id: 'item-1' }], wardrobeIds: ['item-1'] },
  play: async ({ canvas }) => {
    await userEvent.click(addButton(canvas));
    await expect((await choices()).queryByRole('button', { name: 'The good coat' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Winter Coats from the post' }));
    await userEvent.click(addButton(canvas));
    await userEvent.click((await choices()).getByRole('button', { name: 'The good coat' }));
    await isClosed();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};

const almostFull = Array.from({ length: postMaxItems - 1 }, (_, index) =>
  sampleDetectedItem({ id: `found-${index}` }),
);

/** The last item that fits disables the button, which says why. */
export const LimitReached: Story = {
  args: { items: almostFull },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(addButton(canvas));
    await userEvent.click((await choices()).getByRole('button', { name: 'The good coat' }));
    await isClosed();
    await waitFor(() => expect(addButton(canvas)).toHaveFocus());
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(addButton(canvas)).toHaveAccessibleDescription(
      'A post can have at most 30 items. Remove one to add another.',
    );
    await userEvent.click(addButton(canvas));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Without detected items, on a phone. */
export const NoItems: Story = {
  args: { items: [] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(addButton(canvas)).toBeVisible();
  },
};

export const WardrobeEmpty: Story = {
  args: { wardrobe: { ...detection.wardrobe, items: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(addButton(canvas));
    await expect((await choices()).getByText('Your wardrobe is empty')).toBeVisible();
  },
};

export const WholeWardrobeAdded: Story = {
  args: { wardrobe: { ...detection.wardrobe, items: sampleItems.slice(0, 1) } },
  play: async ({ canvas }) => {
    await userEvent.click(addButton(canvas));
    await userEvent.click((await choices()).getByRole('button', { name: 'The good coat' }));
    await isClosed();
    await userEvent.click(addButton(canvas));
    await expect((await choices()).getByText('Your whole wardrobe is in this post')).toBeVisible();
  },
};

export const WardrobeLoading: Story = {
  args: { wardrobe: { ...detection.wardrobe, items: undefined } },
  play: async ({ canvas }) => {
    await userEvent.click(addButton(canvas));
    await expect((await choices()).getByText('Loading your wardrobe')).toBeInTheDocument();
  },
};

export const WardrobeFailed: Story = {
  args: { wardrobe: { items: undefined, failed: true, onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(addButton(canvas));
    await userEvent.click((await choices()).getByRole('button', { name: 'Try Again' }));
    await expect(args.wardrobe.onRetry).toHaveBeenCalledOnce();
  },
};
