import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../testing/hostile-texts.ts';
import { CheckboxChips } from './CheckboxChips.tsx';

function StatefulChips({ values, onValuesChange, ...props }: ComponentProps<typeof CheckboxChips<string>>) {
  const [current, setCurrent] = useState(values);
  const change = (next: readonly string[]) => {
    setCurrent(next);
    onValuesChange(next);
  };
  return <CheckboxChips {...props} values={current} onValuesChange={change} />;
}

const meta = {
  title: 'Primitives/CheckboxChips',
  component: CheckboxChips<string>,
  args: {
    label: 'Season',
    values: ['winter'],
    onValuesChange: fn(),
    options: ['Spring', 'Summer', 'Autumn', 'Winter'].map((label) => ({ value: label.toLowerCase(), label })),
  },
  render: (args) => <StatefulChips {...args} />,
} satisfies Meta<typeof CheckboxChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seasons: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Season' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Spring' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['spring', 'winter']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Winter' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['spring']);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Summer' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Summer' })).toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args }) => {
    const spring = canvas.getByRole('checkbox', { name: 'Spring' });
    await userEvent.click(spring);
    await expect(spring).toHaveFocus();
    await expect(spring).not.toBeChecked();
    await expect(spring).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
};

export const Unselected: Story = { args: { values: [] } };

export const Hostile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    label: longWord,
    options: [
      { value: 'a', label: 'One' },
      { value: 'b', label: longWord.slice(0, 24) },
    ],
  },
};
