import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, House, Settings, Shirt, User } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
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
    upload: (
      <Button>
        <Camera aria-hidden className="size-5" />
        Upload
      </Button>
    ),
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

/** The branding alone, and so no navigation. */
export const SignedOut: Story = {
  args: { homeHref: '/', targets: [], activeHref: '/terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aura, home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithWayBack: Story = {
  args: { activeHref: '/post/1', onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The same links at the thumb. */
export const Phone: Story = {
  args: { onBack: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
