import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type AnalysisState, AnalysisStatus } from './AnalysisStatus.tsx';

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

function Retryable(state: AnalysisState) {
  const [status, setStatus] = useState(state.status);
  return <AnalysisStatus {...state} status={status} onRetry={() => setStatus('analyzing')} />;
}

/** Retry disappears, so the focus moves to the state. */
export const Retried: Story = {
  args: { status: 'failed', failure: 'Failed to analyze image. Please try again.' },
  render: (args) => <Retryable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
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
