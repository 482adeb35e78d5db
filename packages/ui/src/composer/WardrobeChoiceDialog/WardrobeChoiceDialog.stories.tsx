import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { WardrobeChoiceDialog } from './WardrobeChoiceDialog.tsx';

const meta = {
  title: 'Composer/WardrobeChoiceDialog',
  component: WardrobeChoiceDialog,
  args: { open: true, onClose: fn(), items: sampleItems, failed: false, onRetry: fn(), onChoose: fn() },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof WardrobeChoiceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = [
  ...Array.from({ length: 39 }, (_, index) => sampleItem({ id: `item-${index}` })),
  sampleItem({ id: 'shirt', name: 'Sky shirt', category: 'Tops', subcategory: 'Dress Shirts', color: 'Sky' }),
];

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Choose from your wardrobe' }));

export const Items: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'The good coat' }));
    await expect(args.onChoose).toHaveBeenCalledWith(sampleItems[0]);
  },
};

/** More than twelve items can be searched. */
export const Searched: Story = {
  args: { items: many },
  play: async ({ args }) => {
    const choice = await dialog();
    await waitFor(() => expect(choice.getByRole('button', { name: 'Sky shirt' })).toBeVisible());
    const search = choice.getByRole('searchbox', { name: 'Search items' });
    await userEvent.type(search, 'sky shir');
    await waitFor(() => expect(choice.queryByRole('button', { name: 'The good coat' })).toBeNull());
    await userEvent.click(choice.getByRole('button', { name: 'Sky shirt' }));
    await expect(args.onChoose).toHaveBeenCalledWith(many[39]);
  },
};

export const NothingFound: Story = {
  args: { items: many },
  play: async () => {
    const choice = await dialog();
    await userEvent.type(choice.getByRole('searchbox', { name: 'Search items' }), 'umbrella');
    await waitFor(() => expect(choice.getByText('No items found.')).toBeVisible());
  },
};

export const SearchOnAPhone: Story = {
  args: { items: many },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Loading: Story = {
  args: { items: undefined },
  play: async () => {
    await expect((await dialog()).getByText('Loading your wardrobe')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { items: undefined, failed: true },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await expect((await dialog()).getByText('Your wardrobe is empty')).toBeVisible();
  },
};

export const HostileOnASmallPhone: Story = {
  args: { items: [{ ...hostileItem, id: 'hostile' }, ...sampleItems] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
