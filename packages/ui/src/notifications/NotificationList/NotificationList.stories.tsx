import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FollowButton } from '../../profile/FollowButton/FollowButton.tsx';
import {
  notificationsNow,
  sampleNotification,
  sampleNotifications,
} from '../../testing/sample-notifications.ts';
import { NotificationList } from './NotificationList.tsx';

const onFollow = fn();

const meta = {
  title: 'Notifications/NotificationList',
  component: NotificationList,
  args: {
    notifications: sampleNotifications,
    username: 'mariam.elsayed',
    now: notificationsNow,
    rulesHref: '/acceptable-use',
    hrefOf: ({ id, type }) => (type === 'moderation' ? '/settings?section=decisions' : `/post/${id}`),
    actionOf: ({ type, people }) =>
      type === 'follow' &&
      people[0] && (
        <FollowButton username={people[0].username} followed={false} onFollowedChange={onFollow} />
      ),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grouped by day. */
export const Days: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Today', 'Yesterday', 'Last week']);
    const today = within(canvas.getByRole('region', { name: 'Today' }));
    await expect(today.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** j and k move between the rows, f follows on a row with a follow button. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const isFocused = (name: RegExp) => expect(canvas.getByRole('link', { name })).toHaveFocus();
    await userEvent.keyboard('j');
    await isFocused(/^Unread: amara\.okafor and 3 others/);
    await userEvent.keyboard('jj');
    await isFocused(/started following you/);
    onFollow.mockClear();
    await userEvent.keyboard('f');
    await expect(onFollow).toHaveBeenCalledOnce();
    await userEvent.keyboard('k');
    await isFocused(/mentioned you/);
    await userEvent.keyboard('{Control>}j{/Control}');
    await isFocused(/mentioned you/);
  },
};

export const KeyboardOff: Story = {
  args: { shortcuts: false },
  play: async () => {
    await userEvent.keyboard('j');
    await expect(document.body).toHaveFocus();
  },
};

export const MorePages: Story = {
  args: { onMore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier ones' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

function TwoPages({ notifications, ...list }: ComponentProps<typeof NotificationList>) {
  const [all, setAll] = useState(false);
  return (
    <NotificationList
      {...list}
      notifications={all ? notifications : notifications.slice(0, 3)}
      onMore={all ? undefined : () => setAll(true)}
    />
  );
}

/** The button disappears with the last page: the first row of the page gets the focus. */
export const LastPage: Story = {
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier ones' }));
    const links = canvasElement.querySelectorAll('[data-notification]');
    await expect(links[3]).toHaveFocus();
  },
};

export const MoreFailed: Story = {
  args: { onMore: fn(), moreFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Earlier notifications did not load.');
  },
};

export const Old: Story = {
  args: { notifications: [sampleNotification({ minutesAgo: 30 * 24 * 60, isRead: true })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  },
};
