import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AppearanceField } from './AppearanceField.tsx';

function Appearance({ value, onValueChange }: ComponentProps<typeof AppearanceField>) {
  const [chosen, setChosen] = useState(value);
  return (
    <AppearanceField
      value={chosen}
      onValueChange={(next) => {
        onValueChange(next);
        setChosen(next);
      }}
    />
  );
}

const meta = {
  title: 'Settings/AppearanceField',
  component: AppearanceField,
  args: { value: 'system', onValueChange: fn() },
  render: (args) => <Appearance {...args} />,
} satisfies Meta<typeof AppearanceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Interactive: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Light: Story = {
  args: { value: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};

export const Dark: Story = {
  args: { value: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

/** The three options share the width. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};
