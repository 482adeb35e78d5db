import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { UsernameField } from './UsernameField.tsx';

const meta = {
  title: 'Auth/UsernameField',
  component: UsernameField,
  args: {
    label: 'Username',
    text: 'mariam.elsayed',
    value: 'mariam.elsayed',
    status: 'idle',
    onChange: fn(),
  },
  argTypes: {
    status: { control: 'select', options: ['idle', 'checking', 'available', 'taken', 'error'] },
  },
} satisfies Meta<typeof UsernameField>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(words);
  };

export const Empty: Story = { args: { text: '', value: '' }, play: says('') };

export const TooShort: Story = {
  args: { text: 'ma', value: 'ma' },
  play: async (context) => {
    await says('Username must be at least 3 characters')(context);
    await expect(context.canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const InvalidCharacters: Story = {
  args: { text: 'mariam el sayed', value: 'mariam el sayed' },
  play: says('Use only letters, digits, dots and underscores'),
};

export const DotAtEnd: Story = {
  args: { text: 'mariam.', value: 'mariam.' },
  play: says('A username cannot start or end with a dot'),
};

export const Unchecked: Story = { play: says('') };

export const Checking: Story = { args: { status: 'checking' }, play: says('Checking username') };

export const Available: Story = {
  args: { status: 'available' },
  play: async (context) => {
    await says('✓ Username is available')(context);
    await expect(context.canvas.getByRole('textbox')).toBeValid();
  },
};

export const Taken: Story = {
  args: { status: 'taken' },
  play: says('Username is taken. Please choose a different one.'),
};

export const Reserved: Story = {
  args: { text: 'settings', value: 'settings' },
  play: says('Username is taken. Please choose a different one.'),
};

/** A name that could be mistaken for the people who run the product, also with dots and underscores in it. */
export const ReservedRole: Story = {
  args: { text: 'mode_rator', value: 'mode_rator' },
  play: says('Username is taken. Please choose a different one.'),
};

export const CheckFailed: Story = {
  args: { status: 'error' },
  play: says('Unable to check username availability'),
};

export const TooLong: Story = {
  args: { text: longWord, value: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
      'Username can have at most 30 characters',
    );
  },
};
