import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, Camera, Ellipsis, Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'More', children: <Ellipsis aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = {
  args: { variant: 'outline', label: 'Next post', children: <ArrowDown aria-hidden /> },
};
export const Solid: Story = {
  args: { variant: 'solid', label: 'Next post', children: <ArrowDown aria-hidden /> },
};
export const Large: Story = {
  args: { variant: 'solid', size: 'lg', label: 'Take Photo', children: <Camera aria-hidden /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(64);
  },
};
export const Elevated: Story = {
  args: { variant: 'elevated', label: 'Remove photo', children: <X aria-hidden /> },
};
export const Danger: Story = {
  args: { variant: 'danger', label: 'Delete', children: <Trash2 aria-hidden /> },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Unavailable: Story = {
  args: { 'aria-disabled': true, onUnavailablePress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(args.onUnavailablePress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true, variant: 'outline' } };

/** The button stays focusable, so that the reason is announced. */
export const DisabledWithReason: Story = {
  args: { disabledReason: 'This is the first post.', variant: 'outline', label: 'Previous post' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Previous post' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('This is the first post.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
