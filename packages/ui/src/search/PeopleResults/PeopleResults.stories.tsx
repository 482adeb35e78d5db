import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FollowButton } from '../../profile/FollowButton/FollowButton.tsx';
import { clickLink } from '../../testing/click-link.ts';
import { samplePerson } from '../../testing/samples.ts';
import { PeopleResults } from './PeopleResults.tsx';

const meta = {
  title: 'Search/PeopleResults',
  component: PeopleResults,
  args: {
    people: [
      { ...samplePerson(), bio: 'Pattern cutter in Lisbon' },
      { ...samplePerson({ username: 'jo', displayName: '', avatar: null }), bio: '' },
    ],
    hrefOf: (username) => `#${username}`,
    onOpen: fn(),
    actionOf: ({ username }) => (
      <FollowButton username={username} followed={username === 'jo'} onFollowedChange={fn()} />
    ),
    text: 'mari',
  },
} satisfies Meta<typeof PeopleResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPeople: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^mariam.elsayed Mariam El-Sayed · Pattern cutter/ });
    await expect(link.querySelector('b')).toHaveTextContent('mari');
    await clickLink(link);
    await expect(args.onOpen).toHaveBeenCalledWith('@mariam.elsayed');
    await expect(canvas.getByRole('button', { name: 'Following jo' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    people: [
      { ...samplePerson({ username: 'y'.repeat(30), displayName: 'x'.repeat(50) }), bio: 'z'.repeat(160) },
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
