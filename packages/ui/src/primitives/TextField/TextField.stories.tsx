import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { emojiText, longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Display name', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-dialog-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Unnamed Item' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Display name' }), 'Ro');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Filled: Story = { args: { defaultValue: 'Mariam El-Sayed' } };

export const WithError: Story = {
  args: { label: 'Email', defaultValue: 'mariam@atelier', error: 'Please enter a valid email address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
};

export const Success: Story = {
  args: {
    label: 'Username',
    defaultValue: 'mariam.elsayed',
    hint: 'Username is available',
    hintTone: 'success',
    trailing: <Check aria-hidden className="size-5 text-success" />,
  },
};

export const Disabled: Story = { args: { defaultValue: 'mariam@example.com', disabled: true } };

export const SearchBox: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    type: 'search',
    placeholder: 'Search',
    leading: <Search aria-hidden className="size-5 text-muted" />,
    boxClassName: 'rounded-full',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'mariam.elsayed', readOnly: true, hint: 'Username cannot be changed' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('mariam.elsayed');
  },
};

export const OptionalWithBadge: Story = {
  args: { label: 'Name', optional: true, badge: <Badge tone="accent">AI Detected</Badge> },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: rightToLeftText, defaultValue: rightToLeftText, hint: rightToLeftText },
};

export const Emoji: Story = { args: { defaultValue: emojiText } };

export const Hostile: Story = {
  args: {
    label: longWord,
    defaultValue: longWord,
    error: longWord,
    optional: true,
    badge: <Badge tone="accent">{longWord}</Badge>,
  },
};
