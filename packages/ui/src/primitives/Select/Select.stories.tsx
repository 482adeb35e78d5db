import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Category',
    options: ['Tops', 'Bottoms', 'Dresses'],
    placeholder: 'Choose a category',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(select, 'Tops');
    await expect(select).toHaveValue('Tops');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  args: { defaultValue: 'Dresses', badge: <Badge tone="accent">AI Detected</Badge> },
};
export const WithError: Story = { args: { error: 'Please select a category for the item.' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Choose a category first' } };

export const ValuesAndLabels: Story = {
  args: {
    defaultValue: 'asc',
    options: [
      { value: 'desc', label: 'Newest' },
      { value: 'asc', label: 'Oldest' },
      { value: 'price', label: 'Price', disabled: true },
    ],
  },
};

export const NoOptions: Story = { args: { options: [] } };
export const LongText: Story = {
  args: { label: longWord, options: [longWord], defaultValue: longWord, error: longWord },
};

export const FiveHundredOptions: Story = {
  args: { defaultValue: '499', options: Array.from({ length: 500 }, (_, index) => String(index)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('499');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: rightToLeftText, options: [rightToLeftText] },
};
