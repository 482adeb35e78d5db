import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AboutSection } from '../AboutSection/AboutSection.tsx';
import { AppearanceField } from '../AppearanceField/AppearanceField.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const meta = {
  title: 'Settings/SettingsFrame',
  component: SettingsFrame,
  args: {
    current: 'about',
    hrefOf: (section) => `?section=${section}`,
    backHref: '/home',
    onSignOut: fn(),
    signingOut: false,
    appearance: <AppearanceField value="system" onValueChange={fn()} />,
    children: <AboutSection />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsFrame>;

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

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };

export const SigningOut: Story = {
  args: { signingOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveAttribute('aria-busy', 'true');
  },
};
