import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewToggle } from './ViewToggle.tsx';

const meta = {
  title: 'Post/ViewToggle',
  component: ViewToggle,
  args: { view: 'image', itemCount: 5, onViewChange: fn() },
  render: function Render({ view: first, onViewChange, ...args }) {
    const [view, setView] = useState(first);
    return (
      <ViewToggle
        {...args}
        view={view}
        onViewChange={(next) => {
          setView(next);
          onViewChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ViewToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Items/ }));
    await expect(args.onViewChange).toHaveBeenCalledWith('items');
    await expect(canvas.getByRole('radio', { name: /^Items/ })).toBeChecked();
  },
};

export const Items: Story = {
  args: { view: 'items' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Items/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Image' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('image');
  },
};

export const OneItem: Story = {
  args: { itemCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Items 1' })).toBeEnabled();
  },
};

export const ManyItems: Story = {
  args: { itemCount: 500 },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Items 500' })).toBeEnabled();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [image, items] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(image?.left).toBeGreaterThanOrEqual(items?.right ?? 0);
  },
};

/** When a post has no items, a text explains why Items is disabled. */
export const WithoutItems: Story = {
  args: { itemCount: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Items/ })).toBeDisabled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'No items are linked to this post.',
    );
    await userEvent.click(canvas.getByText('Items'), { pointerEventsCheck: 0 });
    await expect(args.onViewChange).not.toHaveBeenCalled();
  },
};
