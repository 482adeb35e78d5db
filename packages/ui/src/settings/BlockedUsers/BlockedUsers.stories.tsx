import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlockedUsers } from './BlockedUsers.tsx';

const meta = {
  title: 'Settings/BlockedUsers',
  component: BlockedUsers,
  args: { usernames: ['ro', 'tomasz'], stillBlocked: ['ro', 'tomasz'], onStillBlockedChange: fn() },
} satisfies Meta<typeof BlockedUsers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoUsers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blocked users')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('@tomasz')).toBeVisible();
  },
};

export const OneUnblocked: Story = { args: { stillBlocked: ['ro'] } };

export const Empty: Story = { args: { usernames: [], stillBlocked: [] } };

export const ManyUsers: Story = {
  args: {
    usernames: Array.from({ length: 40 }, (_, index) => `person.${index}`),
    stillBlocked: Array.from({ length: 40 }, (_, index) => `person.${index}`),
  },
};

const longest = 'a.username_of.thirty.character';
export const LongName: Story = {
  args: { usernames: [longest], stillBlocked: [longest] },
  globals: { viewport: { value: 'small', isRotated: false } },
};
