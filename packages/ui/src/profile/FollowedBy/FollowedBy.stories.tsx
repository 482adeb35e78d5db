import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePerson } from '../../testing/samples.ts';
import { FollowedBy } from './FollowedBy.tsx';

const people = ['amara.okafor', 'kwame.asante', 'ines.duarte', 'tomasz.kowal', 'mei.chen', 'jonah.park'].map(
  (username) => samplePerson({ username, displayName: username }),
);

const meta = {
  title: 'Profile/FollowedBy',
  component: FollowedBy,
  args: { people: people.slice(0, 3), total: 6, onShow: fn() },
} satisfies Meta<typeof FollowedBy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Followed by amara.okafor, kwame.asante and 4 more';
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { people: people.slice(0, 1), total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Followed by amara.okafor' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    people: [samplePerson({ username: 'y'.repeat(30), avatar: null }), ...people.slice(0, 2)],
    total: 7,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
