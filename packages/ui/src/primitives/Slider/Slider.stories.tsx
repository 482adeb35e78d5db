import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../testing/hostile-texts.ts';
import { Slider, type SliderProps } from './Slider.tsx';

function StatefulSlider({ value, onValueChange, ...props }: SliderProps) {
  const [current, setCurrent] = useState(value);
  const change = (next: number) => {
    setCurrent(next);
    onValueChange(next);
  };
  return <Slider {...props} value={current} onValueChange={change} />;
}

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: { label: 'Brush size', value: 0.5, onValueChange: fn() },
  render: (args) => <StatefulSlider {...args} />,
  decorators: (Story) => (
    <div className="w-80 max-w-full">
      <Story />
    </div>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Brush size' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50 %');
    await expect(slider).toHaveAttribute('step', '0.05');
  },
};

/** Whatever the range is, its start is read as 0 % and its end as 100 %. */
export const OwnRange: Story = {
  args: { label: 'Zoom', min: 1, max: 4, value: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '100 %');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('slider'));
    await expect(canvas.getByRole('slider')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongLabel: Story = { args: { label: longWord.slice(0, 60) } };
