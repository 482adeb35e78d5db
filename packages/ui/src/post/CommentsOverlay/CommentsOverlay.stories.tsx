import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { sampleComment, sampleComments, sampleNow, sampleTime } from '../../testing/samples.ts';
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
    viewer: { name: 'Sofia', avatar: null },
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onReplyToChange: fn(),
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
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(trigger).toHaveFocus();
  },
};

/** One heading names it, the dialog's. */
export const Phone: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Comments' });
    await expect(within(dialog).getAllByRole('heading')).toHaveLength(1);
    await expect(within(dialog).getAllByRole('article')).toHaveLength(4);
  },
};

export const None: Story = { args: { comments: [], commentCount: 0 } };
export const Loading: Story = { args: { comments: null } };
export const Reply: Story = { args: { replyTo: sampleComment() } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

/** The field stays at the lower edge however many there are. */
export const Many: Story = {
  args: {
    commentCount: 40,
    comments: Array.from({ length: 40 }, (_, index) =>
      sampleComment({ id: `comment-${index}`, text: `Comment ${index}`, createdAt: sampleTime(index) }),
    ),
  },
  play: async () => {
    const field = await screen.findByLabelText('Add a comment');
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
