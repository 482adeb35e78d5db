import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { longWord } from '../testing/hostile-texts.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Year',
    children: (control) => <input {...control} type="number" className="min-h-control border px-3" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Year' })).not.toHaveAttribute('aria-describedby');
  },
};

export const WithHint: Story = {
  args: { hint: 'When you bought it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('When you bought it.');
  },
};

export const WithError: Story = {
  args: { hint: 'When you bought it.', error: 'Year is required.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('spinbutton');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Year is required.');
  },
};

export const OptionalWithBadge: Story = {
  args: { optional: true, badge: <Badge tone="accent">AI Detected</Badge> },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };

export const Success: Story = { args: { hint: 'This year is free.', hintTone: 'success' } };
export const WithCounter: Story = { args: { hint: 'When you bought it.', counter: <span>4/4</span> } };

export const Hostile: Story = {
  args: {
    label: longWord,
    error: longWord,
    optional: true,
    badge: <Badge tone="accent">AI Detected</Badge>,
    counter: <span>1000000/1000000</span>,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
