import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AboutSection } from './AboutSection.tsx';

const meta = {
  title: 'Settings/AboutSection',
  component: AboutSection,
} satisfies Meta<typeof AboutSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three buttons announce that they are not available yet. */
export const About: Story = {
  play: async ({ canvas }) => {
    const about = within(canvas.getByRole('region', { name: 'About' }));
    await expect(about.getByText('Version 1.0.0')).toBeVisible();
    await expect(
      about.getByText('Aura keeps your wardrobe, shares your outfits and shows you what others wear.'),
    ).toBeVisible();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Coming soon');
    }
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Help',
      'Privacy',
      'Terms',
    ]);
  },
};
