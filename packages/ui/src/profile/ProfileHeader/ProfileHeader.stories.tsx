import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePerson, sampleProfile } from '../../testing/samples.ts';
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

export const Full: Story = {
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

/** Neither picture, name, bio nor posts: what is there stands in for what is not. */
export const JustArrived: Story = {
  args: {
    profile: sampleProfile({
      username: 'jo',
      displayName: '',
      avatar: null,
      bio: '',
      postIds: [],
      followers: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'jo' })).toBeVisible();
    await expect(canvas.getAllByText('No bio available').some((text) => text.checkVisibility())).toBe(true);
  },
};

export const Known: Story = {
  args: {
    profile: sampleProfile({
      postIds: Array.from({ length: 128 }, (_, index) => `post-${index}`),
      followers: Array.from({ length: 12_400 }, (_, index) => samplePerson({ username: `fan${index}` })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(countOf(canvasElement, 'Posts')).toBe('128');
    await expect(countOf(canvasElement, 'Followers')).toMatch(/^12\.4k$/i);
  },
};

const longNamed = sampleProfile({
  username: 'annelise.vandenberghe.oostende',
  displayName: 'Annelise Maria Josephina Van den Berghe-Vanhaverbeke',
  bio: `${'Buttons, hems and pockets. '.repeat(7)}Ghent.`,
});

export const LongWords: Story = { args: { profile: longNamed } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongWordsOnSmallPhone: Story = {
  args: { profile: longNamed },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
