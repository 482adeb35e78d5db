import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { FormMessage } from './FormMessage.tsx';

const meta = {
  title: 'Primitives/FormMessage',
  component: FormMessage,
  args: { children: null },
} satisfies Meta<typeof FormMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithError: Story = {
  args: { children: <Banner tone="error">Please select a category for at least one item.</Banner> },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('alert').parentElement;
    await expect(place?.getBoundingClientRect().height).toBe(56);
  },
};
