import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleItem, sampleItems, samplePerson, samplePost } from '../../testing/samples.ts';
import { SharedPost } from './SharedPost.tsx';

const items = sampleItems.slice(0, 4);

const meta = {
  title: 'Landing/SharedPost',
  component: SharedPost,
  args: {
    post: samplePost({ itemIds: items.map(({ id }) => id), location: 'London' }),
    items,
    year: 2026,
    links: [
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
    ],
    onSignUp: fn(),
    onLogIn: fn(),
    onIntent: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SharedPost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Items and both buttons lead to an account. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('shared this outfit · London')).toBeVisible();
    await expect(canvas.getByText('Sign up to like, comment and open the items.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The good coat' }));
    await expect(args.onSignUp).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
  },
};

/** The buttons stay visible at the foot of the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Sign Up' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const MoreItems: Story = {
  args: { post: samplePost({ itemIds: ['1', '2', '3', '4', '5', '6', '7'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /and 3 more$/ })).toBeVisible();
    await expect(canvas.getByText('+3')).toBeVisible();
  },
};

/** Neither photo, nor caption, tags, items, nor picture of the author. */
export const Bare: Story = {
  args: {
    post: samplePost({
      image: null,
      caption: '',
      tags: [],
      itemIds: [],
      likeCount: 0,
      commentCount: 0,
      location: '',
      author: samplePerson({ avatar: null }),
    }),
    items: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Outfit of / })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Items of the outfit' })).toBeNull();
  },
};

export const Hostile: Story = {
  args: {
    post: samplePost({
      caption: longWord,
      tags: [`#${longWord}`],
      location: longWord,
      author: samplePerson({ username: 'y'.repeat(30), displayName: longWord }),
    }),
    items: [sampleItem({ name: longWord, front: null })],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const OpeningSignUp: Story = {
  args: { opening: 'sign-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true');
  },
};
