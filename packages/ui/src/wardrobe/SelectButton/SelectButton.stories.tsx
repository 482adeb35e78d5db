import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectButton } from './SelectButton.tsx';

const meta = {
  title: 'Wardrobe/SelectButton',
  component: SelectButton,
  args: { pressed: false, onPressedChange: fn() },
} satisfies Meta<typeof SelectButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A double click counts as one press. */
export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Select', pressed: false }));
    await expect(args.onPressedChange).toHaveBeenCalledOnce();
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { pressed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select', pressed: true }));
    await expect(args.onPressedChange).toHaveBeenCalledWith(false);
  },
};
