import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AnalysisStatus } from './AnalysisStatus.tsx';

const meta = {
  title: 'Composer/AnalysisStatus',
  component: AnalysisStatus,
  args: { status: 'analyzing', failure: '', onRetry: fn() },
} satisfies Meta<typeof AnalysisStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Analyzing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Analyzing your image...');
  },
};

export const Failed: Story = {
  args: { status: 'failed', failure: 'Failed to analyze image. Please try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to analyze image. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Above the rate limit, the text says when to try again. */
export const TooManyRequests: Story = {
  args: { status: 'failed', failure: 'Too many requests. Please try again in 12 minutes.' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

export const Done: Story = {
  args: { status: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
