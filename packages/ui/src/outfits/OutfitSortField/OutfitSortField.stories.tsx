import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OutfitSortField } from './OutfitSortField.tsx';

const meta = {
  title: 'Outfits/OutfitSortField',
  component: OutfitSortField,
  args: { value: 'newest', onValueChange: fn() },
} satisfies Meta<typeof OutfitSortField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: outfitsCopy.sortLabel });
    await expect(field).toHaveDisplayValue(outfitsCopy.sorts.newest);
    await userEvent.selectOptions(field, outfitsCopy.sorts.worn);
    await expect(args.onValueChange).toHaveBeenCalledWith('worn');
    await userEvent.selectOptions(field, outfitsCopy.sorts.changed);
    await expect(args.onValueChange).toHaveBeenCalledWith('changed');
    await userEvent.selectOptions(field, outfitsCopy.sorts.name);
    await expect(args.onValueChange).toHaveBeenCalledWith('name');
  },
};
