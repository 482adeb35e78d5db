import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Bio' },
  decorators: [
    (Story) => (
      <div className="max-w-dialog-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithCounter: Story = {
  args: { counterLimit: 200 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bio' }), 'Linen');
    await expect(canvas.getByText('5/200')).toBeVisible();
  },
};

export const CounterNearTheEnd: Story = {
  args: { counterLimit: 200, counterThreshold: 50, defaultValue: 'a'.repeat(149) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('149/200')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'bb');
    await expect(canvas.getByText('151/200')).toBeVisible();
  },
};

export const OverTheLimit: Story = {
  args: { counterLimit: 10, defaultValue: 'More than ten', error: 'At most 10 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13/10')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const HeadlineStyle: Story = {
  args: {
    label: 'Caption',
    defaultValue: 'Third day of the same coat. No notes.',
    textClassName: 'font-serif text-22',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Old jackets, new seams.' } };

export const WithHint: Story = { args: { hint: 'Who you are, in a line or two.' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: rightToLeftText, defaultValue: rightToLeftText, counterLimit: 200 },
};

export const Hostile: Story = {
  args: { label: longWord, defaultValue: longWord, error: longWord, counterLimit: 1_000_000 },
};
