import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function StatefulSwitch({ checked, onCheckedChange, ...props }: SwitchProps) {
  const [on, setOn] = useState(checked);
  const change = (next: boolean) => {
    setOn(next);
    onCheckedChange(next);
  };
  return <Switch {...props} checked={on} onCheckedChange={change} />;
}

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Push notifications', checked: false, onCheckedChange: fn() },
  render: (args) => <StatefulSwitch {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Push notifications' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Push notifications'));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
};

export const On: Story = { args: { checked: true } };
export const WithDescription: Story = {
  args: { checked: true, description: 'When somebody follows you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('When somebody follows you.');
  },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };
/** The switch stays focusable, so that the reason is announced. */
export const DisabledWithReason: Story = {
  args: { label: 'Two-factor authentication', disabledReason: 'Coming soon' },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Two-factor authentication' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('Coming soon');
    await userEvent.click(canvas.getByText('Two-factor authentication'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { label: longWord, description: longWord },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { checked: true, label: rightToLeftText },
};
