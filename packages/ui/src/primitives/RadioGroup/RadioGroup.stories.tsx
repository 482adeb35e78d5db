import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { RadioGroup } from './RadioGroup.tsx';

function StatefulRadios({ value, onValueChange, ...props }: ComponentProps<typeof RadioGroup<string>>) {
  const [current, setCurrent] = useState(value);
  const change = (next: string) => {
    setCurrent(next);
    onValueChange(next);
  };
  return <RadioGroup {...props} value={current} onValueChange={change} />;
}

const visibilities = [
  { value: 'public', label: 'Public', description: 'Everybody sees your profile.' },
  { value: 'friends', label: 'Friends Only', description: 'People who follow you and whom you follow.' },
  { value: 'private', label: 'Private' },
];

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Profile visibility', value: 'public', onValueChange: fn(), options: visibilities },
  render: (args) => <StatefulRadios {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Profile visibility' })).toBeVisible();
    const friends = canvas.getByRole('radio', { name: 'Friends Only' });
    await expect(friends).toHaveAccessibleDescription('People who follow you and whom you follow.');
    await userEvent.click(canvas.getByText('Friends Only'));
    await expect(args.onValueChange).toHaveBeenCalledWith('friends');
    await expect(friends).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Public' })).not.toBeChecked();
  },
};

export const NoneSelected: Story = { args: { value: null } };
export const WithDescription: Story = {
  args: { description: 'This holds for older posts too.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'This holds for older posts too.',
    );
  },
};

export const WithError: Story = {
  args: { value: null, error: 'Choose who sees your profile.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose who sees your profile.');
  },
};

export const OneDisabled: Story = {
  args: {
    options: visibilities.map((option) =>
      option.value === 'private' ? { ...option, disabledReason: 'A shop is always in sight.' } : option,
    ),
  },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Private' });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription('A shop is always in sight.');
    await expect(canvas.getByText('A shop is always in sight.')).toBeVisible();
  },
};

export const Cards: Story = {
  args: { variant: 'cards' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Profile visibility' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Private' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('private');
  },
};

export const Bar: Story = {
  args: { variant: 'bar' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Profile visibility' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Private' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('private');
  },
};

export const BarWithError: Story = {
  args: { variant: 'bar', value: null, error: 'Choose who sees your profile.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose who sees your profile.');
  },
};

export const BarOneDisabled: Story = {
  args: { ...OneDisabled.args, variant: 'bar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('A shop is always in sight.');
  },
};

export const NoOptions: Story = { args: { options: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: rightToLeftText } };

export const Hostile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    label: longWord,
    error: longWord,
    options: [
      { value: 'public', label: longWord, description: longWord },
      { value: 'rtl', label: rightToLeftText },
    ],
  },
};
export const HostileBar: Story = { ...Hostile, args: { ...Hostile.args, variant: 'bar' } };
