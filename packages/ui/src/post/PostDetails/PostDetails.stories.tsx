import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostDetails } from './PostDetails.tsx';

const meta = {
  title: 'Post/PostDetails',
  component: PostDetails,
  args: {
    author: <p>Author</p>,
    text: <p>Words</p>,
    actions: <p>Actions</p>,
    besidePost: true,
  },
} satisfies Meta<typeof PostDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesidePost: Story = {
  play: async ({ canvas }) => {
    const order = canvas.getAllByRole('paragraph').map((part) => part.textContent);
    await expect(order).toEqual(['Author', 'Words', 'Actions']);
  },
};

export const BelowPost: Story = {
  args: { besidePost: false },
  play: async ({ canvas }) => {
    const order = canvas.getAllByRole('paragraph').map((part) => part.textContent);
    await expect(order).toEqual(['Actions', 'Author', 'Words']);
  },
};
