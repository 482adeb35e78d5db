import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepDots } from './StepDots.tsx';

const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: index === 0 ? 'Item 1, complete' : `Item ${index + 1}`,
    done: index === 0,
  }));

const meta = {
  title: 'Primitives/StepDots',
  component: StepDots,
  args: { label: 'Items to upload', steps: steps(3), current: 1, onSelect: fn() },
} satisfies Meta<typeof StepDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Item 2' })).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Item 1, complete' }));
    await expect(args.onSelect).toHaveBeenCalledWith(0);
  },
};

export const WithError: Story = {
  args: {
    steps: steps(4).map((step, index) =>
      index === 2 ? { ...step, label: 'Item 3, not sent', hasError: true } : step,
    ),
  },
};

/** Beside a thumbnail, completed steps keep their number. */
export const Thumbnails: Story = {
  args: {
    steps: steps(15).map((step, index) => ({
      ...step,
      hasError: index === 3,
      thumbnail: <span className="block h-10 w-8.5 rounded-inner bg-sunken" />,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Item 1, complete' })).toHaveTextContent('1');
    await expect(canvas.getByRole('button', { name: 'Item 4' })).toHaveTextContent('4!');
  },
};

export const One: Story = { args: { steps: steps(1), current: 0 } };
export const Fifteen: Story = { args: { steps: steps(15), current: 14 } };

export const None: Story = { args: { steps: [], current: 0 } };

export const Hundred: Story = {
  args: { steps: steps(100), current: 99 },
  globals: { viewport: { value: 'small', isRotated: false } },
};
