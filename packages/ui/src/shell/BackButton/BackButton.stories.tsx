import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BackButton } from './BackButton.tsx';

const meta = {
  title: 'Shell/BackButton',
  component: BackButton,
  args: { onBack: fn() },
} satisfies Meta<typeof BackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** In right-to-left layouts, the button is at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: 'Back' }).querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
  },
};
