import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AboutSection } from '../AboutSection/AboutSection.tsx';
import { AppearanceField } from '../AppearanceField/AppearanceField.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

const meta = {
  title: 'Settings/SettingsLayout',
  component: SettingsLayout,
  args: {
    current: 'about',
    hrefOf: (section) => `?section=${section}`,
    backHref: '/home',
    onSignOut: fn(),
    signingOut: false,
    appearance: <AppearanceField value="system" onValueChange={fn()} />,
    children: <AboutSection policyHref={(name) => `#${name}`} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** On phones, Back is an arrow beside the heading. */
export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back' }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(back.right).toBeLessThanOrEqual(heading.left);
    await expect(Math.abs(back.top + back.bottom - heading.top - heading.bottom)).toBeLessThan(2);
  },
};

export const SigningOut: Story = {
  args: { signingOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveAttribute('aria-busy', 'true');
  },
};
