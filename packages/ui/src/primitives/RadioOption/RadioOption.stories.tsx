import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioOption } from './RadioOption.tsx';

const meta = {
  title: 'Primitives/RadioOption',
  component: RadioOption,
  args: {
    name: 'size',
    value: 'm',
    checked: false,
    onSelect: fn(),
    children: 'Medium',
    className:
      'inline-flex min-h-target items-center rounded-full px-4 has-checked:bg-ink has-checked:text-on-ink',
  },
} satisfies Meta<typeof RadioOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Medium' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Checked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
