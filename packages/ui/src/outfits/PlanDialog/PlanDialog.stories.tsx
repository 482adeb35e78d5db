import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { PlanDialog } from './PlanDialog.tsx';

const meta = {
  title: 'Outfits/PlanDialog',
  component: PlanDialog,
  args: {
    open: true,
    task: 'plan',
    name: 'Gallery Friday',
    day: '2026-11-26',
    today: '2026-11-25',
    onOpenChange: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof PlanDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A date field takes its value at once, as from the calendar of the browser. */
const setDay = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export const OneDay: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog('Plan Gallery Friday');
    await expect(dialog.getByRole('combobox', { name: 'Repeat' })).toHaveDisplayValue('Never');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(['2026-11-26']);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const EveryTwoWeeks: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog('Plan Gallery Friday');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Every two weeks');
    await expect(dialog.getByLabelText('Until')).toHaveValue('2026-12-24');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(['2026-11-26', '2026-12-10', '2026-12-24']);
  },
};

export const WrongDays: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog('Plan Gallery Friday');
    await setDay(dialog.getByLabelText('Day'), '2026-11-24');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Every day');
    await setDay(dialog.getByLabelText('Until'), '2027-06-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('This day has passed, so it cannot be planned.')).toBeVisible();
    await expect(
      dialog.getByText('A plan can be repeated on up to 53 days. Choose an earlier one.'),
    ).toBeVisible();
    await setDay(dialog.getByLabelText('Until'), '2026-11-24');
    await expect(await dialog.findByText('Choose a day after the first one.')).toBeVisible();
    await setDay(dialog.getByLabelText('Until'), '');
    await expect(await dialog.findByText('Choose a day.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Move: Story = {
  args: { task: 'move' },
  play: async ({ args }) => {
    const dialog = await findDialog('Move Gallery Friday');
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await setDay(dialog.getByLabelText('Day'), '2026-12-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(['2026-12-01']);
  },
};

/** The day that is planned already is not planned again. */
export const Repeat: Story = {
  args: { task: 'repeat', day: '2026-11-20' },
  play: async ({ args }) => {
    const dialog = await findDialog('Repeat Gallery Friday');
    await expect(dialog.getByRole('combobox', { name: 'Repeat' })).toHaveDisplayValue('Every week');
    await setDay(dialog.getByLabelText('Until'), '2026-12-04');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(['2026-11-27', '2026-12-04']);
  },
};

/** Until a day before the first repetition, there is nothing to plan. */
export const RepeatEndsTooEarly: Story = {
  args: { task: 'repeat' },
  play: async ({ args }) => {
    const dialog = await findDialog('Repeat Gallery Friday');
    await setDay(dialog.getByLabelText('Until'), '2026-11-29');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await dialog.findByText('There is no repetition until this day. Choose a later one.'),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await setDay(dialog.getByLabelText('Until'), '2026-12-03');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(['2026-12-03']);
  },
};

export const LongName: Story = {
  args: { name: longWord.slice(0, 80) },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
