import { monthOf } from '@aura/domain/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleWear } from '../../testing/sample-wears.ts';
import { WearCalendar } from './WearCalendar.tsx';

const today = '2026-11-23';
const wears = new Map(
  [
    ...['2026-11-03', '2026-11-06', '2026-11-12', '2026-11-20', '2026-11-22'].map((day) => sampleWear(day)),
    sampleWear('2026-11-26', { planned: true }, 'First cold day'),
  ].map((shown) => [shown.wear.date, [shown]] as const),
);

const meta = {
  title: 'Outfits/WearCalendar',
  component: WearCalendar,
  args: {
    month: '2026-11',
    maxMonth: '2027-11',
    today,
    selected: today,
    weekStart: 1,
    wears,
    onSelect: fn(),
    onMonthChange: fn(),
    onMove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WearCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move by days and weeks, over the ends of the month too; Page Up and Page Down by months. */
export const Month: Story = {
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected);
    return <WearCalendar {...args} month={monthOf(selected)} selected={selected} onSelect={setSelected} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('November 2026');
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
    await expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent('WornPlanned');
    canvas.getByRole('button', { name: 'Monday 23 November 2026, today' }).focus();
    const moves = [
      ['{ArrowRight}', 'Tuesday 24 November 2026'],
      ['{ArrowUp}', 'Tuesday 17 November 2026'],
      ['{End}', 'Sunday 22 November 2026, worn: Gallery Friday'],
      ['{Home}', 'Monday 16 November 2026'],
      ['{PageDown}', 'Wednesday 16 December 2026'],
      ['{PageUp}', 'Monday 16 November 2026'],
      ['{ArrowDown}', 'Monday 23 November 2026, today'],
      ['{ArrowDown}', 'Monday 30 November 2026'],
      ['{ArrowRight}', 'Tuesday 1 December 2026'],
    ] as const;
    for (const [key, name] of moves) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(
      await canvas.findByRole('button', { name: 'Thursday 26 November 2026, planned: First cold day' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Monday 23 .*today$/, pressed: true })).toBeVisible();
  },
};

export const OtherMonths: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await userEvent.click(canvas.getByRole('button', { name: /^Tuesday 3 November/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-03');
  },
};

export const LastMonth: Story = {
  args: { month: '2027-11', selected: '2027-11-01' },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next month' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onMonthChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-10');
  },
};

export const WeeksFromSunday: Story = {
  args: { weekStart: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
  },
};

export const SeveralOnADay: Story = {
  args: {
    wears: new Map([
      ['2026-11-20', [sampleWear('2026-11-20'), sampleWear('2026-11-20', { id: 'other' }, 'Evening')]],
    ]),
  },
  play: async ({ canvas }) => {
    const name = 'Friday 20 November 2026, worn: Gallery Friday, worn: Evening';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** The numbers are there before the wears are. */
export const Loading: Story = {
  args: { wears: new Map(), busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'November 2026' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Sunday 1 November 2026' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
