import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WearDots } from './WearDots.tsx';

/** The months to November 2026 with these numbers of days. */
const monthsOf = (days: readonly number[]) =>
  days.map((count, index) => ({
    month: index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
    days: count,
  }));

const meta = {
  title: 'Wardrobe/WearDots',
  component: WearDots,
  args: { months: monthsOf([1, 0, 2, 3, 4, 2, 0, 1, 3, 3, 2, 2]) },
  decorators: (Story) => (
    <div className="max-w-dialog-md p-4">
      <Story />
    </div>
  ),
} satisfies Meta<typeof WearDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Days worn in the last 12 months' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText('December 2025: 1 day')).toBeInTheDocument();
    await expect(canvas.getByText('January 2026: not worn')).toBeInTheDocument();
    await expect(canvas.getByText('April 2026: 4 days')).toBeInTheDocument();
  },
};

/** More than five days are a number above the dots. */
export const WornOften: Story = {
  args: { months: monthsOf([31, 22, 6, 5, 4, 30, 0, 12, 7, 9, 31, 20]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('31')).toHaveLength(2);
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const NotWornLately: Story = { args: { months: monthsOf(Array.from({ length: 12 }, () => 0)) } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
