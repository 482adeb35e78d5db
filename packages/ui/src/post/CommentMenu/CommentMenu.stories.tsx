import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { hostilePerson } from '../../testing/hostile-data.ts';
import { sampleComment } from '../../testing/samples.ts';
import { CommentMenu } from './CommentMenu.tsx';

const meta = {
  title: 'Post/CommentMenu',
  component: CommentMenu,
  args: {
    comment: sampleComment(),
    actions: { canDeleteAll: false, onCopy: fn(), onDelete: fn(), onReport: fn(), onBlock: fn() },
    onEdit: fn(),
    open: false,
    onOpenChange: fn(),
    onLoaded: fn(),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return <CommentMenu {...args} open={open} onOpenChange={setOpen} />;
  },
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<typeof CommentMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for comment by tomasz.wojcik' }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

export const Own: Story = {
  args: { comment: sampleComment({ isOwner: true }) },
  play: async ({ args }) => {
    await expect(await openMenu()).toEqual(['Edit', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(args.actions.onDelete).toHaveBeenCalledWith(args.comment));
  },
};

export const OfAnotherPerson: Story = {
  play: async ({ args }) => {
    await expect(await openMenu()).toEqual(['Copy text', 'Report', 'Block']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy text' }));
    await waitFor(() => expect(args.actions.onCopy).toHaveBeenCalledWith(args.comment));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
    await waitFor(() => expect(args.actions.onReport).toHaveBeenCalledWith(args.comment));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }));
    await waitFor(() => expect(args.actions.onBlock).toHaveBeenCalledWith(args.comment));
  },
};

/** The post's owner can delete the comments of others. */
export const OnAnOwnPost: Story = {
  args: { actions: { canDeleteAll: true, onCopy: fn(), onDelete: fn(), onReport: fn(), onBlock: fn() } },
  play: async () => {
    await expect(await openMenu()).toEqual(['Copy text', 'Delete', 'Report', 'Block']);
  },
};

/** On phones, a sheet names the comment above its actions; afterwards the button has the focus. */
export const Phone: Story = {
  args: { comment: sampleComment({ isOwner: true }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '37.5rem' } } },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for comment by tomasz.wojcik' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const sheet = within(await screen.findByRole('dialog', { name: 'tomasz.wojcik' }));
    await expect(sheet.getByText(args.comment.text)).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.actions.onDelete).toHaveBeenCalledWith(args.comment));
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** A long comment is cut to two lines. */
export const LongOnPhone: Story = {
  args: {
    comment: sampleComment({ author: hostilePerson, text: `${longWord} `.repeat(9).trim() }),
    open: true,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '37.5rem' } } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(within(sheet).getByRole('button', { name: 'Copy text' })).toBeVisible();
  },
};
