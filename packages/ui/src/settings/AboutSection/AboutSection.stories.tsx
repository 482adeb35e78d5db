import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AboutSection } from './AboutSection.tsx';

const meta = {
  title: 'Settings/AboutSection',
  component: AboutSection,
  args: { policyHref: (name: string) => `#${name}` },
} satisfies Meta<typeof AboutSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Privacy and Terms lead to the policies; Help says that it is not available yet. */
export const About: Story = {
  play: async ({ canvas }) => {
    const about = within(canvas.getByRole('region', { name: 'About' }));
    await expect(about.getByText('Version 1.0.0')).toBeVisible();
    await expect(
      about.getByText('Aura keeps your wardrobe, shares your outfits and shows you what others wear.'),
    ).toBeVisible();
    const help = about.getByRole('button', { name: 'Help' });
    await expect(help).toHaveAttribute('aria-disabled', 'true');
    await expect(help).toHaveAccessibleDescription('Coming soon');
    await expect(about.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#privacy');
    await expect(about.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
