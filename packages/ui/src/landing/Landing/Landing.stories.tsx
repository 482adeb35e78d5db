import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

/** The reveal has ended, as after a first visit. */
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
    await expect(canvas.getByRole('link', { name: 'Privacy (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
};

/** The two store buttons are focusable and announce "Coming soon". */
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

/** The reveal plays from its start; with reduced motion, its end is shown. */
export const Playing: Story = { args: { variant: 'playing' } };

/** The sign-up dialog is loading after Sign Up was pressed. */
export const Opening: Story = {
  args: { opening: 'sign-up' },
  play: async ({ canvas, args }) => {
    const signUp = canvas.getByRole('button', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(signUp);
    await expect(args.onSignUp).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

const isWithin = (inner: Element, outer: DOMRect) => {
  const { left, right } = inner.getBoundingClientRect();
  return left >= outer.left - 1 && right <= outer.right + 1;
};

/** With 200% text size on a phone, elements wrap and nothing is clipped. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10)).toBe(32),
    );
    const page = canvasElement.getBoundingClientRect();
    const parts = [
      canvas.getByRole('heading', { level: 1 }),
      ...canvasElement.querySelectorAll('p, button, a'),
    ];
    for (const part of parts) await expect(isWithin(part, page)).toBe(true);
    const [signUp, logIn] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(logIn?.top).toBeGreaterThan(signUp?.bottom ?? 0);
  },
};

/** The wordmark stays left-to-right on a right-to-left page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const [first, last] = [...canvasElement.querySelectorAll('.landing-ink')]
      .filter((_, index, letters) => index === 0 || index === letters.length - 1)
      .map((letter) => letter.getBoundingClientRect().left);
    await expect(first).toBeLessThan(last ?? 0);
    const wordmark = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(wordmark.left).toBeGreaterThan(window.innerWidth / 2);
  },
};

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
