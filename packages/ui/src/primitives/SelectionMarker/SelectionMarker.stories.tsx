import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { cn } from '../../foundations/cn.ts';
import { SelectionMarker } from './SelectionMarker.tsx';

interface MarkedButtonsProps {
  readonly className: string;
  /** Added to the selected button. */
  readonly selected?: string;
}

function MarkedButtons({ className, selected }: MarkedButtonsProps) {
  const [value, setValue] = useState('All');
  return (
    <div className="isolate flex gap-2">
      {['All', 'Tops', 'Accessories'].map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => setValue(option)}
          className={cn('relative min-h-target px-4 text-14', option === value && selected)}
        >
          {option === value && <SelectionMarker className={className} />}
          {option}
        </button>
      ))}
    </div>
  );
}

const meta = {
  title: 'Primitives/SelectionMarker',
  component: SelectionMarker,
  render: () => <MarkedButtons className="inset-y-0 rounded-full bg-ink" selected="text-on-ink" />,
  args: { className: '' },
} satisfies Meta<typeof SelectionMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Background: Story = {
  play: async ({ canvas }) => {
    const option = canvas.getByRole('button', { name: 'Accessories' });
    await userEvent.click(option);
    const marker = option.firstElementChild;
    await expect(marker?.getBoundingClientRect()).toEqual(option.getBoundingClientRect());
    await expect(canvas.getByRole('button', { name: 'All' }).childElementCount).toBe(0);
  },
};

export const Underline: Story = {
  render: () => <MarkedButtons className="bottom-0 h-0.5 bg-ink" />,
};
