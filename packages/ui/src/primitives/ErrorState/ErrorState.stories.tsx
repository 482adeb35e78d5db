import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { longWord } from '../testing/hostile-texts.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: { message: 'Failed to load items. Please try again.' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MessageOnly: Story = {};

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { onRetry: fn(), retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithAction: Story = {
  args: { onRetry: fn(), retryLabel: 'Reload', actions: <Button variant="quiet">Go to Feed</Button> },
};

export const LongText: Story = {
  args: { message: longWord, onRetry: fn(), retryLabel: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
};
