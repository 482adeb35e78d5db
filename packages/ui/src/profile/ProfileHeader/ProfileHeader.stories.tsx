import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { arabicPerson, emojiName, hostilePerson } from '../../testing/hostile-data.ts';
import { samplePerson, sampleProfile } from '../../testing/samples.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { FollowedBy } from '../FollowedBy/FollowedBy.tsx';
import { FollowHint } from '../FollowHint/FollowHint.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

const meta = {
  title: 'Profile/ProfileHeader',
  component: ProfileHeader,
  args: { profile: sampleProfile() },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const countOf = (canvasElement: HTMLElement, label: string) => {
  const term = within(canvasElement).getByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mariam El-Sayed' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Picture of Mariam El-Sayed' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Aura member' })).toBeVisible();
    await expect(canvas.getByText('@mariam.elsayed')).toBeVisible();
    await expect(countOf(canvasElement, 'Posts')).toBe('4');
    await expect(countOf(canvasElement, 'Followers')).toBe('1');
    await expect(countOf(canvasElement, 'Following')).toBe('0');
  },
};

/** A profile without image, name, bio and posts shows fallbacks. */
export const NewUser: Story = {
  args: {
    profile: sampleProfile({
      username: 'jo',
      displayName: '',
      avatar: null,
      bio: '',
      postCount: 0,
      followerCount: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'jo' })).toBeVisible();
    await expect(canvas.getAllByText('No bio available').some((text) => text.checkVisibility())).toBe(true);
  },
};

/** Counts are abbreviated visually and have all digits for screen readers. */
export const LargeCounts: Story = {
  args: {
    profile: sampleProfile({
      postCount: 128,
      followerCount: 12_400,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(countOf(canvasElement, 'Posts')).toBe('128');
    await expect(countOf(canvasElement, 'Followers')).toBe('12.4k12,400');
  },
};

const hostile = sampleProfile({ ...hostilePerson, bio: longWord });

const truncatesTheName: Story['play'] = async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1, name: longWord });
  const lines = heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
  await expect(lines).toBeCloseTo(3, 1);
  await expect(await canvas.findByText('D')).toBeVisible();
};

/** The texts are unbreakable and the image fails to load. The name is truncated after three lines. */
export const Hostile: Story = {
  args: { profile: hostile },
  play: truncatesTheName,
};

export const SmallPhoneHostile: Story = {
  args: { profile: hostile },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: truncatesTheName,
};

export const Emoji: Story = {
  args: { profile: sampleProfile({ displayName: emojiName, bio: emojiName }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(emojiName);
  },
};

/** A name in Arabic begins beside the image, as its handle does. */
export const ArabicName: Story = {
  args: { profile: sampleProfile(arabicPerson) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const name = canvas.getByText(arabicPerson.displayName, { selector: 'bdi' });
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(name.getBoundingClientRect().left).toBeCloseTo(heading.getBoundingClientRect().left, 0);
  },
};

/** The image is at the inline start, the counts at the inline end. */
export const RightToLeft: Story = {
  args: { profile: sampleProfile({ ...arabicPerson, bio: 'خيّاطة في لشبونة. جيوب دائماً.' }) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(heading.right).toBeLessThan(
      canvas.getByRole('img', { name: /^Picture/ }).getBoundingClientRect().left,
    );
    await expect(heading.left).toBeGreaterThan(canvas.getByText('Posts').getBoundingClientRect().right);
  },
};

const followed = {
  profile: sampleProfile(),
  actions: (
    <>
      <div className="flex w-full gap-2 tablet:w-auto">
        <FollowButton
          tick
          followed
          username="mariam.elsayed"
          onFollowedChange={fn()}
          className="flex-1 tablet:flex-none"
        />
        <ProfileMenu
          onReport={fn()}
          username="mariam.elsayed"
          blocked={false}
          onShare={fn()}
          onBlockedChange={fn()}
        />
      </div>
      <FollowHint relation="friends" name="Mariam El-Sayed" />
    </>
  ),
  children: (
    <FollowedBy people={[samplePerson(), samplePerson({ username: 'ro' })]} total={2} onShow={fn()} />
  ),
};

/** Another user's profile whose lists can be opened. */
export const Friends: Story = {
  args: { ...followed, relation: 'friends', onShowFollowList: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Friends')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 Followers' }));
    await expect(args.onShowFollowList).toHaveBeenCalledWith('followers');
  },
};

export const PhoneFriends: Story = {
  args: Friends.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const follow = canvas.getByRole('button', { name: 'Following mariam.elsayed' }).getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: 'Actions for mariam.elsayed' }).getBoundingClientRect();
    await expect(follow.width).toBeGreaterThan(2 * menu.width);
    await expect(Math.abs(follow.top - menu.top)).toBeLessThan(8);
  },
};

/** A person who follows the current user and is not followed. */
export const FollowsYou: Story = {
  args: { relation: 'follows-you' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Follows you')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const bio = canvas.getAllByText(/^Pattern cutter/).find((text) => text.checkVisibility());
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(bio?.getBoundingClientRect().top).toBeGreaterThan(heading.bottom);
    await expect(bio?.getBoundingClientRect().left).toBeLessThan(heading.left);
  },
};
