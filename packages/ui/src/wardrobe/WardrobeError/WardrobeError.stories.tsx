import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WardrobeError } from './WardrobeError.tsx';

const meta = {
  title: 'Wardrobe/WardrobeError',
  component: WardrobeError,
  args: { onTryAgain: fn() },
} satisfies Meta<typeof WardrobeError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong');
    await expect(alert).toHaveTextContent('Failed to load items. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
