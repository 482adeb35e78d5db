import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { RefusedCommentDialog } from './RefusedCommentDialog.tsx';

const meta = {
  title: 'Post/RefusedCommentDialog',
  component: RefusedCommentDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    refusal: 'invalid',
    text: 'So well cut.',
    onTextChange: fn(),
    onSend: fn(),
    onCopy: fn(),
    onDiscard: fn(),
  },
  render: function Render({ text: first, onTextChange, ...args }) {
    const [text, setText] = useState(first);
    const change = (next: string) => {
      setText(next);
      onTextChange(next);
    };
    return <RefusedCommentDialog {...args} text={text} onTextChange={change} />;
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof RefusedCommentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Comment not sent' }));

/** The text can be changed and sent again; an empty one cannot. */
export const Invalid: Story = {
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByText('This text was not accepted. Change it and send it again.')).toBeVisible();
    const field = shown.getByRole('textbox', { name: 'Edit comment' });
    const send = shown.getByRole('button', { name: 'Send Again' });
    await userEvent.clear(field);
    await expect(send).toBeDisabled();
    await userEvent.type(field, 'So well made.');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('So well made.');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Without its post, a comment can be copied or discarded, and not sent. */
export const PostMissing: Story = {
  args: { refusal: 'missing' },
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByText('The post was deleted, or you can no longer see it.')).toBeVisible();
    await expect(shown.getByRole('textbox', { name: 'Edit comment' })).toHaveAttribute('readonly');
    await expect(shown.queryByRole('button', { name: 'Send Again' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Copy text' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const ThreadMissing: Story = {
  args: { refusal: 'missingThread', text: `${longWord}\n\n${longWord}` },
  play: async () => {
    const shown = await dialog();
    const reason =
      'The comment that you replied to was deleted, or you can no longer see it. Sent again, your text becomes a comment on the post.';
    await expect(shown.getByText(reason)).toBeVisible();
  },
};

export const Suspended: Story = {
  args: { refusal: 'suspended' },
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(
      shown.getByText('Your account is suspended. You can send the comment when the suspension has ended.'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
