import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlockedUsers } from './BlockedUsers.tsx';

const meta = {
  title: 'Settings/BlockedUsers',
  component: BlockedUsers,
  args: { usernames: ['ro', 'tomasz'], staying: ['ro', 'tomasz'], onStayingChange: fn() },
} satisfies Meta<typeof BlockedUsers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blocked users')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('@tomasz')).toBeVisible();
  },
};

export const OneLeaving: Story = { args: { staying: ['ro'] } };

export const Nobody: Story = { args: { usernames: [], staying: [] } };

export const Many: Story = {
  args: {
    usernames: Array.from({ length: 40 }, (_, index) => `person.${index}`),
    staying: Array.from({ length: 40 }, (_, index) => `person.${index}`),
  },
};

const longest = 'a.username_of.thirty.character';
export const LongName: Story = {
  args: { usernames: [longest], staying: [longest] },
  globals: { viewport: { value: 'small', isRotated: false } },
};
