import { composerCopy } from '@aura/domain/copy/composer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { emojiName } from '../../testing/hostile-data.ts';
import { TagInput } from './TagInput.tsx';

const meta = {
  title: 'Composer/TagInput',
  component: TagInput,
  args: {
    label: composerCopy.tags,
    hint: composerCopy.tagsHint,
    value: '',
    onValueChange: () => {},
  },
  render: function Render({ value: first, ...args }) {
    const [value, setValue] = useState(first);
    return <TagInput {...args} value={value} onValueChange={setValue} />;
  },
  decorators: [
    (Story) => (
      <div className="max-w-dialog-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Aura tags' });
    await userEvent.type(field, 'winter light');
    await expect(field).toHaveValue('#winter #light');
  },
};

export const FirstHashCannotBeDeleted: Story = {
  args: { value: '#a' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Aura tags' });
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(field).toHaveValue('#');
  },
};

/** While an input method composes, the text is not changed; the rules apply afterwards. */
export const Composing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Aura tags' });
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'ふゆ' } });
    await expect(field).toHaveValue('ふゆ');
    fireEvent.compositionEnd(field);
    await expect(field).toHaveValue('#ふゆ');
  },
};

const marksOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);

/** Tags are highlighted; a # without text is not. */
export const Filled: Story = {
  args: { value: '#thegoodcoat #oldlace #winterlight #' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('#thegoodcoat #oldlace #winterlight #');
    await expect(marksOf(canvasElement)).toEqual(['#thegoodcoat', '#oldlace', '#winterlight']);
  },
};

export const TooMany: Story = {
  args: {
    value: Array.from({ length: 31 }, (_, index) => `#tag${index}`).join(' '),
    error: composerCopy.tagsTooMany,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /A post can have at most 30 tags\./,
    );
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const TooLong: Story = {
  args: { value: `#${'w'.repeat(60)}`, error: composerCopy.tagTooLong },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /A tag can have at most 50 characters\./,
    );
  },
};

/** While the post is being sent, the field is read-only. */
export const ReadOnly: Story = {
  args: { value: '', readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'winter');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** Highlights stay behind their text across line breaks. */
export const Hostile: Story = {
  args: { value: `#${longWord} #${emojiName} #لشبونة` },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(marksOf(canvasElement)).toHaveLength(3);
    await expect(canvasElement.querySelector('[aria-hidden]')?.scrollHeight).toBe(field.scrollHeight);
  },
};
