import { blankItemDraft, type ItemDraft } from '@aura/domain/forms/item-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { samplePhoto } from '../../testing/samples.ts';
import { WaitingItems } from './WaitingItems.tsx';

const draft = (id: string, name: string): ItemDraft<Blob> => ({
  ...blankItemDraft<Blob>(id),
  name,
  category: 'Outerwear',
  subcategory: 'Trench Coats',
  color: 'Honey',
  front: samplePhoto,
  back: samplePhoto,
});
const coat = { draft: draft('coat', 'The good coat') };

const meta = {
  title: 'Wardrobe/WaitingItems',
  component: WaitingItems,
  args: { items: [coat, { draft: draft('second', '') }], onEdit: fn() },
} satisfies Meta<typeof WaitingItems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each item has its own photo, says that it waits, and opens the form. */
export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Items that are not added yet' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('button', { name: 'The good coat Waiting for connection' })).toBeVisible();
    await expect(canvas.getAllByRole('presentation')[0]).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    await userEvent.click(list.getByRole('button', { name: /^Trench Coats, Honey/ }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(args.onEdit).toHaveBeenCalledWith('second');
  },
};

/** The server has not accepted the item; it can be changed and sent again. */
export const Refused: Story = {
  args: { items: [{ ...coat, refusal: 'This image is damaged.' }, { draft: draft('second', '') }] },
  play: async ({ canvas }) => {
    const name = 'The good coat This item was not sent. This image is damaged.';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getAllByText('Waiting for connection')).toHaveLength(1);
  },
};

/** A photo and the category were removed while the item was edited. */
export const Incomplete: Story = {
  args: { items: [{ draft: { ...coat.draft, category: '', back: null } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing: back photo and category')).toBeVisible();
    await expect(canvas.queryByText('Waiting for connection')).toBeNull();
  },
};

/** A long name is cut, a long reason breaks. */
export const LongTexts: Story = {
  args: { items: [{ draft: draft('coat', longWord), refusal: longWord }] },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
