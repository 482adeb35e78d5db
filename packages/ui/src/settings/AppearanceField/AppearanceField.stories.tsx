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

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Light: Story = { args: { value: 'light' } };

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
