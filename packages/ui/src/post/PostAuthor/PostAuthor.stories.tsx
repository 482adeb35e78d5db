import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { arabicPerson, hostilePost } from '../../testing/hostile-data.ts';
import { sampleNow, samplePerson, samplePost, sampleTime } from '../../testing/samples.ts';
import { PostAuthor } from './PostAuthor.tsx';

const meta = {
  title: 'Post/PostAuthor',
  component: PostAuthor,
  args: {
    post: samplePost(),
    now: sampleNow,
    profileHref: '#profile',
    followed: false,
    onFollowedChange: fn(),
  },
  render: function Render({ followed: first, onFollowedChange, ...args }) {
    const [followed, setFollowed] = useState(first);
    const change = (next: boolean) => {
      setFollowed(next);
      onFollowedChange?.(next);
    };
    return (
      <div className="max-w-90">
        <PostAuthor {...args} followed={followed} onFollowedChange={onFollowedChange && change} />
      </div>
    );
  },
} satisfies Meta<typeof PostAuthor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the avatar toggles following. */
export const NotFollowed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'mariam.elsayed' })).toHaveAttribute('href', '#profile');
    await expect(canvas.getByText('2 hours ago')).toHaveAttribute('datetime', args.post.createdAt);
    const follow = canvas.getByRole('button', { name: 'Follow mariam.elsayed' });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(args.onFollowedChange).toHaveBeenLastCalledWith(true);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onFollowedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Followed: Story = {
  args: { followed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow mariam.elsayed', pressed: true }));
    await expect(args.onFollowedChange).toHaveBeenCalledWith(false);
  },
};

/** Own posts have no follow toggle. */
export const OwnPost: Story = {
  args: { onFollowedChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoLocationAndAvatar: Story = {
  args: { post: samplePost({ location: '', author: samplePerson({ avatar: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).toBeVisible();
    await expect(canvas.getByText('2 hours ago').parentElement).toHaveTextContent(/^2 hours ago$/);
  },
};

/** A post whose texts were changed says so beside its time; the time of the change is its title. */
export const Edited: Story = {
  args: { post: samplePost({ editedAt: sampleTime(5) }) },
  play: async ({ args, canvas }) => {
    const edited = canvas.getByText('Edited');
    await expect(edited).toHaveAttribute('datetime', args.post.editedAt);
    await expect(edited).toHaveAttribute('title', expect.stringMatching(/2026/));
    await expect(edited.parentElement).toHaveTextContent(/^2 hours ago · Edited · Lisbon$/);
  },
};

/** The first edit of the shown post does not change the height of the line. */
export const EditedNow: Story = {
  render: function Render(args) {
    const [editedAt, setEditedAt] = useState<string | null>(null);
    return (
      <div className="max-w-90">
        <PostAuthor {...args} post={{ ...args.post, editedAt }} />
        <Button onClick={() => setEditedAt(sampleTime(0))}>Edit</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Edited')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Edit' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByText('Edited')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

export const JustNow: Story = {
  args: { post: samplePost({ createdAt: sampleTime(0) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
  },
};

/**
 * A long name is truncated visually and complete for screen readers. When the image fails to load, the avatar
 * shows an initial.
 */
export const Hostile: Story = {
  args: { post: hostilePost, followed: true },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: longWord })).toBeVisible();
    await expect(await canvas.findByText('D')).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { post: samplePost({ author: arabicPerson, location: 'القاهرة' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'فاطمة.الفاسي' })).toBeVisible();
    await expect(canvas.getByText('القاهرة')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { post: samplePost({ author: arabicPerson, location: 'القاهرة' }) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const follow = canvas.getByRole('button').getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(follow.left);
  },
};
