import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { hostilePerson, manyComments, million } from '../../testing/hostile-data.ts';
import { sampleComment, sampleComments, sampleNow } from '../../testing/samples.ts';
import { CommentsOverlay } from './CommentsOverlay.tsx';

const meta = {
  title: 'Post/CommentsOverlay',
  component: CommentsOverlay,
  args: {
    open: true,
    onOpenChange: fn(),
    comments: sampleComments,
    commentCount: 4,
    now: sampleNow,
    profileHref: (username: string) => `#${username}`,
    currentUser: { name: 'Sofia', avatar: null },
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onReplyToChange: fn(),
    actions: noCommentActions,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '37.5rem' } } },
  render: function Render({ open: first, onOpenChange, ...args }) {
    const [open, setOpen] = useState(first);
    const change = (next: boolean) => {
      setOpen(next);
      onOpenChange(next);
    };
    return (
      <>
        <Button onClick={() => change(true)}>Open</Button>
        <CommentsOverlay {...args} open={open} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof CommentsOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Comments' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The title of the dialog is the only heading. */
export const Phone: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Comments' });
    await expect(within(dialog).getAllByRole('heading')).toHaveLength(1);
    await expect(within(dialog).getAllByRole('article')).toHaveLength(4);
  },
};

export const Empty: Story = {
  args: { comments: [], commentCount: 0 },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
    await expect(dialog.getByText('No comments yet.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { comments: null },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
    await expect(dialog.getByText('Loading comments')).toBeInTheDocument();
    await expect(dialog.queryByText('No comments yet.')).toBeNull();
  },
};

export const Reply: Story = {
  args: { replyTo: sampleComment() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog.getByText('Replying to tomasz.wojcik')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reply to jo' }));
    await expect(args.onReplyToChange).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('textbox', { name: 'Add a comment' })).toHaveFocus();
  },
};

export const Hostile: Story = {
  args: {
    comments: [sampleComment({ author: hostilePerson, text: longWord })],
    replyTo: sampleComment({ author: hostilePerson }),
    commentCount: million,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Comments' });
    await expect(within(dialog).getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    const box = (await screen.findByRole('dialog', { name: 'Comments' })).getBoundingClientRect();
    await expect(box.width).toBeLessThan(window.innerWidth);
    await expect(box.bottom).toBeLessThan(window.innerHeight);
  },
};

/** The field stays at the bottom, even with many comments. */
export const ManyComments: Story = {
  args: {
    commentCount: 40,
    comments: manyComments(40),
  },
  play: async () => {
    const field = await screen.findByLabelText('Add a comment');
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
