import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Settings, Shirt, User } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { UploadTrigger } from '../../composer/UploadTrigger/UploadTrigger.tsx';
import { NavigationBar } from './NavigationBar.tsx';

const meta = {
  title: 'Shell/NavigationBar',
  component: NavigationBar,
  args: {
    homeHref: '/home',
    targets: [
      { label: 'Home', href: '/home', icon: House },
      { label: 'Wardrobe', href: '/aura', icon: Shirt },
      { label: 'Profile', href: '/profile', icon: User },
      { label: 'Settings', href: '/settings', icon: Settings },
    ],
    activeHref: '/aura',
    upload: <UploadTrigger />,
  },
  argTypes: { upload: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['Wardrobe']);
    await expect(canvas.getByRole('link', { name: 'Aura, home' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toContainElement(
      canvas.getByRole('button', { name: 'Upload' }),
    );
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

const showsOnlyTheWordmark: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Aura, home' })).toHaveAttribute('href', '/');
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
};

/** When signed out, only the wordmark is shown. */
export const SignedOut: Story = {
  args: { homeHref: '/', targets: [], activeHref: '/terms' },
  play: showsOnlyTheWordmark,
};

export const WithBackButton: Story = {
  args: { activeHref: '/post/1', onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** On phones, the links are in a bar at the bottom, with touch targets of sufficient size. */
export const Phone: Story = {
  args: { onBack: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('listitem');
    await expect(places).toHaveLength(5);
    for (const place of places) {
      const { bottom, width, height } = place.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const SignedOutPhone: Story = {
  args: { homeHref: '/', targets: [], activeHref: '/terms' },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: showsOnlyTheWordmark,
};

/** The smallest supported window, with the longest translated labels. */
export const Narrow: Story = {
  args: {
    onBack: fn(),
    targets: [
      { label: 'Startseite', href: '/home', icon: House },
      { label: 'Kleiderschrank', href: '/aura', icon: Shirt },
      { label: 'Mein Profil', href: '/profile', icon: User },
      { label: 'Einstellungen', href: '/settings', icon: Settings },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { onBack: fn() },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    const home = canvas.getByRole('link', { name: 'Aura, home' }).getBoundingClientRect();
    await expect(back.left).toBeGreaterThanOrEqual(home.right);
  },
};
