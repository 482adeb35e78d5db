import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageIcon, Shirt } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
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

export const NoneSelected: Story = { args: { value: null } };

export const WithIcons: Story = {
  args: {
    segments: [
      { value: 'image', label: 'Image', icon: <ImageIcon aria-hidden className="size-4" /> },
      { value: 'items', label: 'Items', icon: <Shirt aria-hidden className="size-4" />, count: 5 },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    segments: [
      { value: 'image', label: rightToLeftText },
      { value: 'items', label: 'ملابس', count: 0 },
    ],
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    segments: [
      { value: 'image', label: longWord },
      { value: 'items', label: 'Items', count: 1_000_000 },
    ],
  },
};
export const HostileBar: Story = { ...Hostile, args: { ...Hostile.args, variant: 'bar' } };
