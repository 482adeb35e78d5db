import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Search/SearchField',
  component: SearchField,
  args: {
    text: '',
    onTextChange: fn(),
    onSubmit: fn(),
    onLeave: fn(),
    onDown: fn(),
    fieldRef: { current: null },
  },
  render: function Render(args) {
    const [text, setText] = useState(args.text);
    const field = useRef<HTMLInputElement>(null);
    return <SearchField {...args} text={text} onTextChange={setText} fieldRef={field} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape empties the field first, then leaves. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(field).toHaveAttribute('placeholder', 'People, posts, tags, your items');
    await userEvent.type(field, 'linen{ArrowDown}{Enter}');
    await expect(args.onDown).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(field, '{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.type(field, '{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { text: 'linen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the field' }));
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

export const LongText: Story = {
  args: { text: longWord.slice(0, 100) },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const Arabic: Story = { args: { text: 'معطف' }, globals: { direction: 'rtl' } };

/** Safari identifies the Enter that ends a composition only by its code. */
export const InputMethod: Story = {
  args: { text: 'リネン' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('リネン');
  },
};
