import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleWear } from '../../testing/sample-wears.ts';
import { WearDay } from './WearDay.tsx';

const today = '2026-11-23';

const meta = {
  title: 'Outfits/WearDay',
  component: WearDay,
  args: {
    day: today,
    today,
    wears: [sampleWear(today)],
    onChooseOutfit: fn(),
    onWoreIt: fn(),
    onRemove: fn(),
    onMove: fn(),
    onRepeat: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-md p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WearDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Worn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Monday 23 November 2026' })).toBeVisible();
    await expect(canvas.getByText('Worn')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Wore it/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gallery Friday' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.wears?.[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Log an outfit' }));
    await expect(args.onChooseOutfit).toHaveBeenCalled();
  },
};

/** A plan of today, or of a day before, can be logged. */
export const PlannedForToday: Story = {
  args: { wears: [sampleWear(today, { planned: true })] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wore it: Gallery Friday' }));
    await expect(args.onWoreIt).toHaveBeenCalledWith(args.wears?.[0]);
  },
};

export const PlannedAhead: Story = {
  args: { day: '2026-11-26', wears: [sampleWear('2026-11-26', { planned: true })] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Planned')).toBeVisible();
    for (const [name, action] of [
      ['Move to another day', args.onMove],
      ['Repeat', args.onRepeat],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Gallery Friday' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(action).toHaveBeenCalledWith(args.wears?.[0]));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await expect(canvas.queryByRole('button', { name: /^Wore it/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Plan an outfit' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { wears: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is logged for this day.')).toBeVisible();
  },
};

export const EmptyCalendar: Story = {
  args: { wears: [], hint: '“Wore it today” on any outfit starts the calendar.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is logged for this day\. “Wore it today”/)).toBeVisible();
  },
};

export const NothingPlanned: Story = {
  args: { day: '2026-11-26', wears: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is planned for this day.')).toBeVisible();
  },
};

export const SeveralAndLongNames: Story = {
  args: {
    wears: [
      sampleWear(today, {}, longWord.slice(0, 80)),
      sampleWear(today, { id: 'second', planned: true }, 'A walk, then the opera, then the last train home'),
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
