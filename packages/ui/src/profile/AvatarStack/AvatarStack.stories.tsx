import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePerson } from '../../testing/samples.ts';
import { AvatarStack } from './AvatarStack.tsx';

const people = ['amara.okafor', 'kwame.asante', 'ines.duarte', 'tomasz.kowal'].map((username) =>
  samplePerson({ username, displayName: username, avatar: null }),
);

const meta = {
  title: 'Profile/AvatarStack',
  component: AvatarStack,
  args: { people },
} satisfies Meta<typeof AvatarStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('I')).toBeVisible();
    await expect(canvas.queryByText('T')).toBeNull();
  },
};

export const One: Story = { args: { people: [samplePerson()] } };
