import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { coatCutout } from '../../primitives/testing/sample-images.ts';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem } from '../../testing/samples.ts';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';

const meta = {
  title: 'Wardrobe/DeleteItemDialog',
  component: DeleteItemDialog,
  args: { open: true, onOpenChange: fn(), item: sampleItem(), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, height: '26.25rem' } } },
} satisfies Meta<typeof DeleteItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Item' }));
    await expect(
      dialog.getByText('Are you sure you want to delete this item? This action cannot be undone.'),
    ).toBeVisible();
    await expect(dialog.getByText('The good coat')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Item' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const CutOut: Story = {
  args: { item: sampleItem({ frontCutout: coatCutout }) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await expect(dialog.querySelector(`img[src="${coatCutout.src}"]`)).not.toBeNull();
  },
};

export const Deleting: Story = { args: { busy: true } };

export const LongTexts: Story = {
  args: { item: hostileItem },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Delete Item' })).toBeVisible();
  },
};
