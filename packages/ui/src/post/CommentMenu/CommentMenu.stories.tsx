import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleComment } from '../../testing/samples.ts';
import { CommentMenu } from './CommentMenu.tsx';

const meta = {
  title: 'Post/CommentMenu',
  component: CommentMenu,
  args: {
    comment: sampleComment(),
    actions: { canDeleteAll: false, onCopy: fn(), onDelete: fn() },
    onEdit: fn(),
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
    await expect(await openMenu()).toEqual(['Copy text']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy text' }));
    await waitFor(() => expect(args.actions.onCopy).toHaveBeenCalledWith(args.comment));
  },
};

/** The post's owner can delete the comments of others. */
export const OnAnOwnPost: Story = {
  args: { actions: { canDeleteAll: true, onCopy: fn(), onDelete: fn() } },
  play: async () => {
    await expect(await openMenu()).toEqual(['Copy text', 'Delete']);
  },
};
