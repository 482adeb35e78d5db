import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedToggle } from './SegmentedToggle.tsx';

function StatefulToggle({ value, onValueChange, ...props }: ComponentProps<typeof SegmentedToggle<string>>) {
  const [current, setCurrent] = useState(value);
  const change = (next: string) => {
    setCurrent(next);
    onValueChange(next);
  };
  return <SegmentedToggle {...props} value={current} onValueChange={change} />;
}

const meta = {
  title: 'Primitives/SegmentedToggle',
  component: SegmentedToggle<string>,
  args: {
    label: 'View',
    value: 'image',
    onValueChange: fn(),
    segments: [
      { value: 'image', label: 'Image' },
      { value: 'items', label: 'Items', count: 5 },
    ],
  },
  render: (args) => <StatefulToggle {...args} />,
} satisfies Meta<typeof SegmentedToggle<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Items 5' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('items');
    await expect(canvas.getByRole('radio', { name: 'Items 5' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Image' })).not.toBeChecked();
  },
};

export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'image', label: 'Image' },
      { value: 'items', label: 'Items', disabledReason: 'This post has no items.' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Items' })).toBeDisabled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('This post has no items.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Bar: Story = {
  args: {
    label: 'Profile visibility',
    variant: 'bar',
    value: 'friends',
    segments: [
      { value: 'public', label: 'Public' },
      { value: 'friends', label: 'Friends Only' },
      { value: 'private', label: 'Private' },
    ],
  },
};
