import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../Landing/landing.css';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Landing/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wordmark is one heading, although each letter is animated separately. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Aura' })).toBeVisible();
  },
};
