import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnedBar } from './OwnedBar.tsx';

const meta = {
  title: 'Post/OwnedBar',
  component: OwnedBar,
  args: { owned: 3, total: 4 },
} satisfies Meta<typeof OwnedBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You own 3 of 4');
  },
};

export const Many: Story = {
  args: { owned: 9, total: 30 },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const None: Story = {
  args: { owned: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing close yet');
  },
};

export const Loading: Story = {
  args: { owned: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Comparing with your wardrobe');
  },
};
