import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { samplePerson } from '../../testing/samples.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { UserListDialog } from './UserListDialog.tsx';

const meta = {
  title: 'Profile/UserListDialog',
  component: UserListDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Followers',
    users: [samplePerson(), samplePerson({ username: 'ro', displayName: 'Ro', avatar: null })],
    empty: 'No followers yet',
    hrefOf: (username) => `/user/${username}`,
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof UserListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const TwoUsers: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByRole('link', { name: /^Ro/ })).toHaveAttribute('href', '/user/ro');
  },
};

/** Each row has a follow button beside the link to the profile. */
export const WithFollowButtons: Story = {
  args: {
    actionOf: ({ username }) => (
      <FollowButton username={username} followed={username === 'ro'} onFollowedChange={fn()} />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
    await expect(dialog.getByRole('button', { name: 'Following ro' })).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: /^Follow / })).toHaveLength(1);
  },
};

export const NoFollowers: Story = {
  args: { users: [] },
  play: async () => {
    await expect(await screen.findByText('No followers yet')).toBeVisible();
  },
};

export const FollowingNone: Story = {
  args: { title: 'Following', users: [], empty: 'Not following anyone yet' },
  play: async () => {
    await expect(await screen.findByText('Not following anyone yet')).toBeVisible();
  },
};

export const ManyUsers: Story = {
  args: {
    users: Array.from({ length: 300 }, (_, index) =>
      samplePerson({ username: `fan.${index}`, displayName: `Fan ${index}`, avatar: null }),
    ),
  },
};

/** The end of a list of which further people are read. */
export const LoadingMore: Story = {
  args: { ...ManyUsers.args, children: <Spinner label="Loading more people" /> },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(300);
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading more people');
  },
};

export const LongNames: Story = {
  args: {
    actionOf: WithFollowButtons.args?.actionOf,
    users: [samplePerson({ displayName: 'x'.repeat(50), username: 'y'.repeat(30) })],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
