import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Landing } from './Landing.tsx';

const meta = {
  title: 'Landing/Landing',
  component: Landing,
  args: {
    variant: 'played',
    year: 2026,
    links: [
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Cookies', href: '/cookies' },
    ],
    onSignUp: fn(),
    onLogIn: fn(),
    onIntent: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56.25rem' } } },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The end of the reveal, as after a first visit. */
export const Played: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Aura' })).toBeVisible();
    await expect(canvas.getByText('Style, your way.')).toBeVisible();
    await expect(canvas.getByText('Fashion evolves. Identity remains.')).toBeVisible();
    await expect(canvas.getByText('© 2026 Aura')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  },
};

/** The two store buttons can be reached and say that there is nothing behind them yet. */
export const Stores: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Coming soon App Store', 'Coming soon Google Play']) {
      const store = canvas.getByRole('button', { name });
      store.focus();
      await expect(store).toHaveFocus();
      await expect(store).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** The reveal from its start; with reduced motion its end stands at once. */
export const Playing: Story = { args: { variant: 'playing' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };
