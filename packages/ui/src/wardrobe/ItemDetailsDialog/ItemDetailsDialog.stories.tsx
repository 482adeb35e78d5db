import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { ItemDetailsDialog } from './ItemDetailsDialog.tsx';

const meta = {
  title: 'Wardrobe/ItemDetailsDialog',
  component: ItemDetailsDialog,
  args: { open: true, onOpenChange: fn(), item: sampleItem() },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof ItemDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'The good coat' }));
    await expect(dialog.getByText('Burberry')).toBeVisible();
    await expect(dialog.getAllByRole('img')).toHaveLength(2);
  },
};

export const FewFacts: Story = {
  args: { item: sampleItems[2] ?? null },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getAllByText('Unknown')).toHaveLength(2);
  },
};

export const LongTexts: Story = {
  args: { item: hostileItem },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const Loading: Story = { args: { item: undefined } };

export const NotFound: Story = {
  args: { item: null },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Item details' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('This item is not available.');
  },
};
