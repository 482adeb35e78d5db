import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function StatefulCombobox({ value, onValueChange, ...props }: ComboboxProps) {
  const [current, setCurrent] = useState(value);
  const change = (next: string) => {
    setCurrent(next);
    onValueChange(next);
  };
  return <Combobox {...props} value={current} onValueChange={change} />;
}

const colors = [
  { value: 'Sky', label: 'Sky', swatch: '#A9C4E4' },
  { value: 'Rust', label: 'Rust', swatch: '#A6502B' },
  { value: 'Bottle green', label: 'Bottle green', swatch: '#1F4D3A' },
  { value: 'White', label: 'White', swatch: '#FFFFFF' },
];

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: {
    label: 'Color',
    options: colors,
    value: '',
    onValueChange: fn(),
    placeholder: 'Choose a color',
  },
  render: (args) => <StatefulCombobox {...args} />,
  decorators: [
    (Story) => (
      <div className="min-h-96 max-w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Color' });
    await userEvent.type(input, 'gre');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('Bottle green');
    await expect(input).toHaveValue('Bottle green');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Selected: Story = {
  args: { value: 'Rust' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Rust');
  },
};

export const Open: Story = {
  args: { value: 'Rust' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.hover(canvas.getByRole('option', { name: 'White' }));
  },
};

/** Text that was not selected is discarded on blur; the selected value stays. */
export const KeepsSelectionOnBlur: Story = {
  args: { value: 'Rust' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'sk');
    await userEvent.tab();
    await expect(input).toHaveValue('Rust');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ClearsSelection: Story = {
  args: { value: 'Rust' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByRole('option', { name: 'No matches' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches');
  },
};

export const Grouped: Story = {
  args: {
    options: colors.map((color, index) => ({
      ...color,
      group: index < 2 ? 'Colors of Arket' : 'All colors',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Colors of Arket')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Sky' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Sky');
  },
};

export const UnknownValue: Story = {
  args: { label: 'Material', options: [], value: 'Cotton poplin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Cotton poplin');
  },
};

/** Without options the list shows a message. */
export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: 'No matches' })).toBeVisible();
  },
};

/** A pinned option matches any text. */
export const PinnedOption: Story = {
  args: {
    label: 'Brand',
    options: [
      { value: 'Arket', label: 'Arket' },
      { value: 'COS', label: 'COS' },
      { value: 'Other', label: 'Other', pinned: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Aunt Rosa');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['Other']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('Other');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: rightToLeftText, options: [{ value: 'a', label: rightToLeftText, swatch: '#A9C4E4' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: rightToLeftText })).toBeVisible();
  },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    label: longWord,
    value: longWord,
    error: longWord,
    options: [{ value: longWord, label: longWord }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const TwoHundredOptions: Story = {
  args: {
    label: 'Brand',
    options: Array.from({ length: 200 }, (_, index) => ({
      value: String(index),
      label: index === 0 ? longWord : `Brand ${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = screen.getByRole('listbox');
    // A query by role takes seconds with this many options.
    await expect(list.querySelectorAll('[role="option"]')).toHaveLength(200);
    const box = list.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithError: Story = { args: { error: 'Color is required.' } };
export const Disabled: Story = { args: { disabled: true, value: 'Sky' } };
