import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../testing/hostile-texts.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading to Aura', value: 2, max: 5, valueText: '2 of 5 items sent' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading to Aura' });
    await expect(bar).toHaveAttribute('aria-valuenow', '2');
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 5 items sent');
  },
};

export const Start: Story = { args: { value: 0, valueText: '0 of 5 items sent' } };
export const Done: Story = { args: { value: 5, valueText: '5 of 5 items sent' } };

export const OutOfRange: Story = {
  args: { value: 9, max: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5');
  },
};

export const ZeroMax: Story = { args: { value: 0, max: 0 } };

/** A progress bar of unknown length has a name and no value. */
export const Indeterminate: Story = {
  args: { label: 'Analyzing your image...', value: null, max: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Analyzing your image...' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuemax');
  },
};

export const Hostile: Story = {
  args: { label: longWord, value: 1_000_000, max: 1_000_000, valueText: longWord },
};
