import { commentsCopy } from '@aura/domain/copy/comments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { hostilePerson } from '../../testing/hostile-data.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { sampleComment } from '../../testing/samples.ts';
import { CommentComposer } from './CommentComposer.tsx';

const meta = {
  title: 'Post/CommentComposer',
  component: CommentComposer,
  args: {
    currentUser: { name: 'Sofia', avatar: sampleImages.annelise },
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onCancelReply: fn(),
  },
  render: function Render({ text: first, onTextChange, ...args }) {
    const [text, setText] = useState(first);
    const change = (next: string) => {
      setText(next);
      onTextChange(next);
    };
    return (
      <div className="max-w-90">
        <CommentComposer {...args} text={text} onTextChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof CommentComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A comment that consists of spaces cannot be sent. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Enter sends and Shift+Enter inserts a line break. An Enter that ends an IME composition does neither. */
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, 'So well{Shift>}{Enter}{/Shift}cut');
    await expect(field).toHaveValue('So well\ncut');
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('So well\ncut');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const Sending: Story = {
  args: { text: 'So well cut', busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  },
};

/**
 * The author of the replied comment is shown until the reply is sent or cancelled; then the field is focused.
 */
export const Reply: Story = {
  args: { replyTo: sampleComment() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Replying to tomasz.wojcik');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reply' }));
    await expect(args.onCancelReply).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Add a comment' })).toHaveFocus();
  },
};

/** The comment was deleted while the reply was written; its thread can still be replied to. */
export const ReplyToDeleted: Story = {
  args: {
    text: 'So do I',
    replyTo: sampleComment({
      text: '',
      author: { username: '', displayName: '', avatar: null },
      isDeleted: true,
      replyCount: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Replying to a deleted comment');
  },
};

/** The field grows up to a few lines. */
export const LongComment: Story = {
  args: { text: 'A very long comment about a coat. '.repeat(58).trim() },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.clientHeight).toBeLessThanOrEqual(128);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

/** A pasted text that is too long stays whole; it is counted, explained and not sent until it is shorter. */
export const TooLong: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(3000));
    await expect(field.value).toHaveLength(3000);
    await expect(canvas.getByRole('alert')).toHaveTextContent('A comment can have at most 2000 characters.');
    await expect(field).toHaveAccessibleDescription('A comment can have at most 2000 characters.');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('3000/2000')).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.change(field, { target: { value: 'a'.repeat(2000) } });
    await expect(canvas.queryByText('A comment can have at most 2000 characters.')).toBeNull();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The counter appears near the limit. */
export const NearTheLimit: Story = {
  args: { text: 'a'.repeat(1800) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('1800/2000')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await expect(canvas.getByText('1801/2000')).toBeVisible();
  },
};

/** Why the comment was not sent; the text stays. */
export const NotSent: Story = {
  args: { text: 'So well cut', error: commentsCopy.tooFast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are writing too fast. Please wait a moment and try again.',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('So well cut');
  },
};

/** An unbreakable word stays inside the field. */
export const LongWord: Story = {
  args: { text: longWord, replyTo: sampleComment({ author: hostilePerson }) },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Cancel reply' })).toBeVisible();
  },
};

/** The text direction follows the text, not the page. */
export const Arabic: Story = {
  args: { text: 'معطف جميل جداً 🧥' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};

/** The send button is at the inline end, and its icon is mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(send.getBoundingClientRect().right).toBeLessThanOrEqual(field.left + 1);
  },
};

/** Without an image, the avatar shows initials; on phones there is no avatar. */
export const NoAvatar: Story = {
  args: { currentUser: { name: 'jo', avatar: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('J')).toBeVisible();
  },
};
