import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { ChipGroup } from './ChipGroup.tsx';

function StatefulChips({ value, onValueChange, ...props }: ComponentProps<typeof ChipGroup<string>>) {
  const [current, setCurrent] = useState(value);
  const change = (next: string) => {
    setCurrent(next);
    onValueChange(next);
  };
  return <ChipGroup {...props} value={current} onValueChange={change} />;
}

const meta = {
  title: 'Primitives/ChipGroup',
  component: ChipGroup<string>,
  args: {
    label: 'Category',
    value: 'all',
    onValueChange: fn(),
    options: [
      { value: 'all', label: 'All Categories', count: 48 },
      { value: 'Tops', label: 'Tops', count: 14 },
      { value: 'Bottoms', label: 'Bottoms', count: 9 },
      { value: 'Dresses', label: 'Dresses', count: 4 },
    ],
  },
  render: (args) => <StatefulChips {...args} />,
} satisfies Meta<typeof ChipGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'All Categories 48' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tops 14' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Tops');
    await expect(canvas.getByRole('radio', { name: 'Tops 14' })).toBeChecked();
  },
};

export const WithoutCounts: Story = {
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'All Posts' },
      { value: 'b', label: 'Following' },
    ],
  },
};

export const None: Story = { args: { options: [] } };

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };

export const Hostile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    options: [
      { value: 'all', label: 'All Categories', count: 1_000_000 },
      { value: 'long', label: longWord, count: 0 },
      { value: 'rtl', label: rightToLeftText, count: 3 },
    ],
  },
};

/** Chips that do not fit scroll sideways. */
export const FiveHundredChips: Story = {
  args: {
    value: '0',
    options: Array.from({ length: 500 }, (_, index) => ({
      value: String(index),
      label: `Brand ${index}`,
      count: index,
    })),
  },
};
