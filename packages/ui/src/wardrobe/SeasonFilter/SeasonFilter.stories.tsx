import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SeasonFilter } from './SeasonFilter.tsx';

const meta = {
  title: 'Wardrobe/SeasonFilter',
  component: SeasonFilter,
  args: { seasons: ['spring', 'winter'], value: null, onValueChange: fn() },
} satisfies Meta<typeof SeasonFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllSeasons: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Filter by season' });
    await expect(select).toHaveDisplayValue('All Seasons');
    await userEvent.selectOptions(select, 'Winter');
    await expect(args.onValueChange).toHaveBeenCalledWith('winter');
  },
};

export const OneSeason: Story = {
  args: { value: 'spring' },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'All Seasons');
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
};

/** The season in the address is one that no item has. */
export const UnusedSeason: Story = {
  args: { value: 'summer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Summer');
  },
};
