import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Tabs } from './Tabs.tsx';

function StatefulTabs({ value, onValueChange, ...props }: ComponentProps<typeof Tabs<string>>) {
  const [current, setCurrent] = useState(value);
  const change = (next: string) => {
    setCurrent(next);
    onValueChange(next);
  };
  return (
    <Tabs {...props} value={current} onValueChange={change}>
      <p className="py-6">Panel of {current}</p>
    </Tabs>
  );
}

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Wardrobe',
    value: 'myItems',
    onValueChange: fn(),
    children: null,
    tabs: [
      { value: 'myItems', label: 'My Items', count: 48 },
      { value: 'likedItems', label: 'Liked Items', count: 12 },
      { value: 'wishlist', label: 'Wishlist', count: 5 },
    ],
  },
  render: (args) => <StatefulTabs {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Liked Items 12' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('likedItems');
    await expect(canvas.getByRole('tabpanel', { name: 'Liked Items 12' })).toHaveTextContent(
      'Panel of likedItems',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Wishlist 5' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Wishlist 5' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithoutCounts: Story = {
  args: {
    tabs: [
      { value: 'myItems', label: 'Posts' },
      { value: 'liked', label: 'Liked' },
    ],
  },
};

export const ExtremeCounts: Story = {
  args: {
    tabs: [
      { value: 'myItems', label: 'My Items', count: 0 },
      { value: 'likedItems', label: 'Liked Items', count: 1_000_000 },
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { tabs: [{ value: 'myItems', label: longWord, count: 3 }] },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tabs: [{ value: 'myItems', label: rightToLeftText, count: 3 }] },
};

/** Tabs that do not fit scroll sideways, to the selected one. */
export const Many: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    value: '15',
    tabs: Array.from({ length: 20 }, (_, index) => ({ value: String(index), label: `Season ${index}` })),
  },
  play: async ({ canvas }) => {
    const isInView = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    };
    await waitFor(() => expect(isInView('Season 15')).toBe(true));
    canvas.getByRole('tab', { name: 'Season 15' }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInView('Season 0')).toBe(true));
    await expect(isInView('Season 15')).toBe(false);
  },
};
