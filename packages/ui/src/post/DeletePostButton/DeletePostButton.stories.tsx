import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeletePostButton } from './DeletePostButton.tsx';

const meta = {
  title: 'Post/DeletePostButton',
  component: DeletePostButton,
  args: { onPress: fn() },
} satisfies Meta<typeof DeletePostButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Delete Post')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Post' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** On phones, the button shows only the icon, with the same accessible name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Post' });
    await expect(button.clientWidth).toBeLessThan(60);
    await expect(button.clientWidth).toBeGreaterThanOrEqual(44);
  },
};
