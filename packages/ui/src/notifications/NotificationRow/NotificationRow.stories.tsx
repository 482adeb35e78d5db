import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { coatImage } from '../../primitives/testing/sample-images.ts';
import { FollowButton } from '../../profile/FollowButton/FollowButton.tsx';
import { arabicPerson, hostilePerson } from '../../testing/hostile-data.ts';
import {
  notificationsNow,
  sampleNotification,
  sampleNotifications,
} from '../../testing/sample-notifications.ts';
import { NotificationRow } from './NotificationRow.tsx';

const [likes, mention, follow, , decision, reply, posts, many] = sampleNotifications;

const meta = {
  title: 'Notifications/NotificationRow',
  component: NotificationRow,
  args: {
    notification: likes ?? sampleNotification(),
    username: 'mariam.elsayed',
    now: notificationsNow,
    href: '/post/post-1',
    rulesHref: '/acceptable-use',
    onSeen: fn(),
  },
  argTypes: { action: { control: false } },
  decorators: [
    (Story) => (
      <ul className="mx-5 max-w-180">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof NotificationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

let startedAt = 0;
let seenAfterMs = 0;

/** Counts as seen after a second in view, once. */
export const Likes: Story = {
  args: {
    onSeen: fn(() => {
      seenAfterMs = performance.now() - startedAt;
    }),
  },
  beforeEach: () => {
    startedAt = performance.now();
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^Unread: amara\.okafor and 3 others liked your post/ });
    await expect(link).toHaveAttribute('href', '/post/post-1');
    await expect(canvas.getByText('Unread:')).toBeInTheDocument();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
    await expect(seenAfterMs).toBeGreaterThan(900);
  },
};

/** A mention of the receiver has the colour of what is theirs. */
export const Mention: Story = {
  args: { notification: mention ?? sampleNotification() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('@mariam.elsayed')).toHaveClass('text-accent');
  },
};

export const Follow: Story = {
  args: {
    notification: follow ?? sampleNotification(),
    href: '/user/annelise.vandenberghe.oostende',
    action: (
      <FollowButton username="annelise.vandenberghe.oostende" followed={false} onFollowedChange={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow annelise.vandenberghe.oostende' });
    const { left, top } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
  },
};

/** A moderator's decision, word for word, with links to all decisions and to the rules. */
export const Decision: Story = {
  args: { notification: decision ?? sampleNotification(), href: '/settings?section=decisions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A moderator removed your comment')).toBeVisible();
    await expect(canvas.getByText('“DM me, I sell the same one for half.”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/acceptable-use');
    await expect(canvas.getByRole('link', { name: /A moderator removed your comment/ })).toHaveAttribute(
      'href',
      '/settings?section=decisions',
    );
  },
};

/** What was read has no dot, and its quotation is muted. */
export const Read: Story = {
  args: { notification: reply ?? sampleNotification() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unread:')).toBeNull();
  },
};

export const NewPosts: Story = {
  args: { notification: posts ?? sampleNotification() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /shared 2 new posts/ })).toBeVisible();
  },
};

/** People are counted up to a hundred. */
export const ManyPeople: Story = {
  args: { notification: many ?? sampleNotification() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^amara\.okafor and 99\+ others liked/ })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    notification: sampleNotification({
      type: 'comment',
      people: [hostilePerson, hostilePerson],
      peopleCount: 2,
      quote: 'x'.repeat(300),
      post: { id: 'post-1', image: { ...coatImage, src: '/missing.jpg' } },
    }),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = {
  args: {
    notification: sampleNotification({ type: 'reply', people: [arabicPerson], quote: 'جميل جدا' }),
  },
  globals: { direction: 'rtl' },
};

export const WithoutPicture: Story = {
  args: { notification: sampleNotification({ post: { id: 'post-1', image: null }, isRead: true }) },
};
