import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EditPostButton } from './EditPostButton.tsx';

const meta = {
  title: 'Post/EditPostButton',
  component: EditPostButton,
  args: { onPress: fn() },
} satisfies Meta<typeof EditPostButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Post' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** On phones, the button shows only the icon, with the same accessible name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit Post' });
    await expect(button.clientWidth).toBeLessThan(60);
    await expect(button.clientWidth).toBeGreaterThanOrEqual(44);
  },
};
