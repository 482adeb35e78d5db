import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SuggestionsEmpty } from './SuggestionsEmpty.tsx';

const meta = {
  title: 'Outfits/SuggestionsEmpty',
  component: SuggestionsEmpty,
  args: { day: '2026-11-25', missing: ['shoes'], onAddItems: fn() },
} satisfies Meta<typeof SuggestionsEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShoesMissing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Add shoes to get suggestions' })).toBeVisible();
    await expect(
      canvas.getByText('A suggestion has a top and a bottom, or a dress, and shoes.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Items' }));
    await expect(args.onAddItems).toHaveBeenCalledOnce();
  },
};

export const EverythingMissing: Story = {
  args: { missing: ['top', 'bottom', 'shoes'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Add a top, a bottom and shoes to get suggestions' }),
    ).toBeVisible();
  },
};
