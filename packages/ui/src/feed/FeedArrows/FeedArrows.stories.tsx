import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FeedArrows } from './FeedArrows.tsx';

const meta = {
  title: 'Feed/FeedArrows',
  component: FeedArrows,
  args: { onPrevious: fn(), onNext: fn() },
  decorators: [
    (Story) => (
      <div className="flex gap-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next post' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

/** At the start of the list, Previous is announced as disabled and keeps the focus. */
export const First: Story = {
  args: { onPrevious: undefined },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous post' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Next post' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** At the end of the list, Next keeps the focus and Previous works. */
export const Last: Story = {
  args: { onNext: undefined },
  render: function Render({ onPrevious }) {
    const [position, setPosition] = useState(2);
    return (
      <>
        <p>Post {position} of 3</p>
        <FeedArrows
          onPrevious={position > 1 ? onPrevious : undefined}
          onNext={position < 3 ? () => setPosition(position + 1) : undefined}
        />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next post' });
    await userEvent.click(next);
    await expect(canvas.getByText('Post 3 of 3')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Post 3 of 3')).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

/** While the next page loads, Next is busy. */
export const NextBusy: Story = {
  args: { nextBusy: true },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next post' });
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const SinglePost: Story = {
  args: { onPrevious: undefined, onNext: undefined },
  play: async ({ canvas }) => {
    for (const arrow of canvas.getAllByRole('button')) {
      await expect(arrow).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** When a step moves the arrows to another position in the layout, the focus follows. */
export const LayoutChanged: Story = {
  render: function Render(args) {
    const [steps, setSteps] = useState(0);
    return (
      <section key={steps} aria-label={`Place ${steps}`}>
        <FeedArrows {...args} onNext={() => setSteps(steps + 1)} lastStep={steps > 0 ? 'next' : null} />
      </section>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next post' }));
    await expect(canvas.getByRole('region', { name: 'Place 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next post' })).toHaveFocus();
  },
};
