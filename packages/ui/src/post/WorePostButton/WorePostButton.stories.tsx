import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WorePostButton } from './WorePostButton.tsx';

const meta = {
  title: 'Post/WorePostButton',
  component: WorePostButton,
  args: { busy: false, onPress: fn() },
} satisfies Meta<typeof WorePostButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wore it today' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wore it today' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** On phones, the button shows only the icon, with the same accessible name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Wore it today' });
    await expect(button.clientWidth).toBeLessThan(60);
    await expect(button.clientWidth).toBeGreaterThanOrEqual(44);
  },
};
