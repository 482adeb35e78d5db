import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FeedArrows } from './FeedArrows.tsx';

const meta = {
  title: 'Feed/FeedArrows',
  component: FeedArrows,
  args: { onPrevious: fn(), onNext: fn() },
  decorators: [
    (Story) => (
      <div className="flex gap-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next post' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const First: Story = {
  args: { onPrevious: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous post' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next post' })).toBeEnabled();
  },
};

export const Last: Story = {
  args: { onNext: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous post' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Next post' })).toBeDisabled();
  },
};

export const Alone: Story = { args: { onPrevious: undefined, onNext: undefined } };
