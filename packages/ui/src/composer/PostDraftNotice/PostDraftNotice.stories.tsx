import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePhoto } from '../../testing/samples.ts';
import { PostDraftNotice } from './PostDraftNotice.tsx';

const draft = { id: 'draft', photo: samplePhoto, caption: '', state: 'draft' as const };
const waiting = { id: 'waiting', photo: samplePhoto, caption: '', state: 'waiting' as const };
const refused = {
  id: 'refused',
  photo: samplePhoto,
  caption: '',
  state: 'refused' as const,
  reason: 'Your account is suspended until 1 December.',
};

const meta = {
  title: 'Composer/PostDraftNotice',
  component: PostDraftNotice,
  args: { posts: [draft], onContinue: fn(), onDiscard: fn(), onPutAway: fn() },
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<typeof PostDraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = () => within(screen.getByRole('region', { name: 'Unshared post' }));

export const Default: Story = {
  play: async ({ args }) => {
    await expect(notice().getByRole('status')).toHaveTextContent('Your last post is not shared yet.');
    await userEvent.click(notice().getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
    await expect(args.onContinue).toHaveBeenCalledWith('draft');
  },
};

/** Discard opens a confirmation dialog, which Cancel closes without changes. */
export const Discarding: Story = {
  play: async ({ args }) => {
    await userEvent.click(notice().getByRole('button', { name: 'Discard' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Discard this post?' });
    await expect(confirm).toHaveAccessibleDescription('The photo and your changes are lost.');
    const buttons = within(confirm);
    await userEvent.click(buttons.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await expect(args.onDiscard).toHaveBeenCalledWith('draft');
  },
};

/** Putting the notice away hides it for this visit and does not delete the draft. */
export const Dismissed: Story = {
  render: function Render(args) {
    const [isShown, setShown] = useState(true);
    return <>{isShown && <PostDraftNotice {...args} onPutAway={() => setShown(false)} />}</>;
  },
  play: async ({ args }) => {
    await userEvent.click(notice().getByRole('button', { name: 'Not now' }));
    await expect(screen.queryByRole('region', { name: 'Unshared post' })).toBeNull();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(notice().getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(notice().getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** Shared without a connection: the post can be changed, and is shared later. */
export const Waiting: Story = {
  args: { posts: [waiting] },
  play: async ({ args }) => {
    await expect(notice().getByRole('status')).toHaveTextContent('Waiting for connection');
    await userEvent.click(notice().getByRole('button', { name: 'Edit' }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
    await expect(args.onContinue).toHaveBeenCalledWith('waiting');
  },
};

/** The server has not accepted the post. */
export const Refused: Story = {
  args: { posts: [refused] },
  play: async () => {
    await expect(notice().getByRole('alert')).toHaveTextContent(
      'This post was not shared. Your account is suspended until 1 December.',
    );
  },
};

/** A draft, a post that waits and a refused one; each has its own buttons. */
export const SeveralPosts: Story = {
  args: { posts: [draft, waiting, refused] },
  play: async ({ args }) => {
    const posts = within(screen.getByRole('region', { name: 'Unshared posts' })).getAllByRole('listitem');
    await expect(posts).toHaveLength(3);
    const [, second] = posts;
    if (!second) throw new Error('The story has three posts.');
    await userEvent.click(within(second).getByRole('button', { name: 'Discard' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Discard this post?' });
    await userEvent.click(within(confirm).getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await expect(args.onDiscard).toHaveBeenCalledWith('waiting');
  },
};
