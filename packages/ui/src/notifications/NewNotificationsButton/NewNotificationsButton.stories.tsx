import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coatImage } from '../../primitives/testing/sample-images.ts';
import { NewNotificationsButton } from './NewNotificationsButton.tsx';

const meta = {
  title: 'Notifications/NewNotificationsButton',
  component: NewNotificationsButton,
  args: { count: 2, palette: coatImage.palette, onPress: fn() },
} satisfies Meta<typeof NewNotificationsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 new' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
