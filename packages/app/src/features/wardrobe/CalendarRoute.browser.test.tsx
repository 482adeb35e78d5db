import '../../styles.css';
import { calendarCopy } from '@aura/domain/copy/calendar';
import { commonCopy } from '@aura/domain/copy/common';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { dayText } from '@aura/domain/rules/calendar';
import { addDays, addMonths, monthOf } from '@aura/domain/rules/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { coat, serveCalendar, today, wearOf } from '../../testing/calendar-server.ts';
import { findDay, fixCalendarDay, openCalendar, press } from '../../testing/open-calendar.tsx';

const later = addDays(today, 40);

/** Shown for a day without a wear. */
const nothingWorn = new RegExp(calendarCopy.nothingWorn);

fixCalendarDay();

it('an outfit is planned for a later day of another month, and removed with Undo', async () => {
  const server = serveCalendar();
  openCalendar(`&month=${monthOf(later)}`);
  await userEvent.click(await findDay(later, ''));
  await press('Plan an outfit');
  const dialog = within(await screen.findByRole('dialog', { name: `Outfit for ${dayText(later)}` }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Choose Gallery Friday' }));
  expect(await findDay(later, ', planned: Gallery Friday')).toBeTruthy();
  expect(server.posted[0]).toEqual({ date: later, itemIds: ['coat'], outfitId: 'o_1', planned: true });
  await press('Remove Gallery Friday');
  expect(await screen.findByText('Gallery Friday was removed')).toBeTruthy();
  expect(await findDay(later, '')).toBeTruthy();
  const undo = await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.click(undo.at(-1) as HTMLElement);
  expect(await findDay(later, ', planned: Gallery Friday')).toBeTruthy();
  await waitFor(() => expect(server.wears).toHaveLength(1));
});

it('a plan of today is logged, and Undo plans it again', async () => {
  serveCalendar([wearOf(today, true)]);
  openCalendar();
  await press('Wore it: Gallery Friday');
  expect(await findDay(today, ', worn: Gallery Friday')).toBeTruthy();
  await press('Undo');
  expect(await findDay(today, ', planned: Gallery Friday')).toBeTruthy();
});

it('when the outfit of a plan of today is logged, Undo plans it again', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  await findDay(today, ', planned: Gallery Friday');
  await press('Log an outfit');
  await press('Choose Gallery Friday');
  expect(await findDay(today, ', worn: Gallery Friday')).toBeTruthy();
  await press('Undo');
  expect(await findDay(today, ', planned: Gallery Friday')).toBeTruthy();
  await waitFor(() => expect(server.wears).toMatchObject([{ date: today, planned: true, outfitId: 'o_1' }]));
});

it('when a change fails, the message says which, and the day stays as it was', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  await findDay(today, ', planned: Gallery Friday');
  server.isDown = true;
  await press('Wore it: Gallery Friday');
  expect(await screen.findByText(calendarCopy.logFailed)).toBeTruthy();
  await press('Remove Gallery Friday');
  expect(await screen.findByText(calendarCopy.removeFailed)).toBeTruthy();
  expect(await findDay(today, ', planned: Gallery Friday')).toBeTruthy();
  server.isDown = false;
  await press('Wore it: Gallery Friday');
  expect(await findDay(today, ', worn: Gallery Friday')).toBeTruthy();
  server.isDown = true;
  await press('Undo');
  expect(await screen.findByText(commonCopy.undoFailed)).toBeTruthy();
});

it('when the month fails to load, the days stay, none is called empty, and a retry loads it', async () => {
  const server = serveCalendar([wearOf(today, false)]);
  server.isDown = true;
  openCalendar();
  expect(await screen.findByText('Failed to load the calendar. Please try again.')).toBeTruthy();
  expect(await findDay(today, '')).toBeTruthy();
  expect(screen.queryByText(nothingWorn)).toBeNull();
  server.isDown = false;
  await press('Retry');
  expect(await findDay(today, ', worn: Gallery Friday')).toBeTruthy();
});

it('when the wardrobe fails to load, the message says so, no day has a wear, and a retry shows them', async () => {
  const server = serveCalendar([{ ...wearOf(today, false), outfitId: null }]);
  server.isWardrobeDown = true;
  openCalendar();
  expect(await screen.findByText(outfitsCopy.garmentsFailed)).toBeTruthy();
  expect(await findDay(today, '')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  server.isWardrobeDown = false;
  await press('Retry');
  expect(await findDay(today, ', worn: The coat')).toBeTruthy();
  expect(screen.queryByText(outfitsCopy.garmentsFailed)).toBeNull();
});

it('while the wardrobe loads, the calendar is busy and no day is called empty', async () => {
  const server = serveCalendar();
  let answer: () => void = () => undefined;
  server.wardrobe = new Promise((resolve) => {
    answer = resolve;
  });
  openCalendar();
  const { mock } = vi.mocked(window.fetch);
  // The wears are read, and the wardrobe is not.
  await waitFor(() => expect(mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(true));
  const calendar = screen.getByRole('region', { name: 'November 2026' });
  expect(calendar.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(nothingWorn)).toBeNull();
  answer();
  await waitFor(() => expect(calendar.getAttribute('aria-busy')).toBeNull());
  expect(await screen.findByText(nothingWorn)).toBeTruthy();
});

it('when something was worn in another month, an empty month is not said to start the calendar', async () => {
  const server = serveCalendar();
  server.items = [{ ...coat, wears: 2, lastWorn: addDays(today, -60) }];
  openCalendar();
  expect((await screen.findByText(nothingWorn)).textContent?.trim()).toBe(calendarCopy.nothingWorn);
});

it('an address with a month that does not exist shows the month of today', async () => {
  serveCalendar();
  openCalendar('&month=2026-13');
  expect(await findDay(today, '')).toBeTruthy();
  expect(await screen.findByText(/starts the calendar/)).toBeTruthy();
});

it('on the last day of a month, the month of the last day that can be planned is shown', async () => {
  vi.setSystemTime('2026-11-30T12:00:00');
  serveCalendar();
  openCalendar('&month=2027-12');
  expect(await screen.findByRole('heading', { name: 'December 2027' })).toBeTruthy();
});

it('when the server refuses a plan, its reason is shown and the day stays empty', async () => {
  const server = serveCalendar();
  server.refusal = 'You can plan up to a year ahead.';
  openCalendar(`&month=${monthOf(later)}`);
  await press('Plan an outfit');
  await press('Choose Gallery Friday');
  expect(await screen.findByText(server.refusal)).toBeTruthy();
  expect(server.wears).toEqual([]);
});

it('a key that moves to a day of another month moves the focus there', async () => {
  serveCalendar();
  openCalendar();
  const focusedName = () => document.activeElement?.getAttribute('aria-label');
  (await findDay(today, '')).focus();
  await userEvent.keyboard('{PageDown}{ArrowRight}');
  await expect
    .poll(focusedName)
    .toBe(dayText(addDays(`${addMonths(monthOf(today), 1)}${today.slice(7)}`, 1)));
  await userEvent.keyboard('{ArrowLeft}{PageUp}');
  await expect.poll(focusedName).toBe(`${dayText(today)}, today`);
});
