import '../../styles.css';
import { calendarCopy } from '@aura/domain/copy/calendar';
import { planCopy } from '@aura/domain/copy/plan';
import { dayText } from '@aura/domain/rules/calendar';
import { addDays } from '@aura/domain/rules/days';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { serveCalendar, today, wearOf } from '../../testing/calendar-server.ts';
import { findDay, fixCalendarDay, openCalendar, press } from '../../testing/open-calendar.tsx';

const past = addDays(today, -3);
const tomorrow = addDays(today, 1);

fixCalendarDay();

/** Opens the calendar of a server with a plan of a past day, which is selected. */
async function openPastPlan() {
  const server = serveCalendar([wearOf(past, true)]);
  openCalendar();
  await userEvent.click(await findDay(past, ', planned: Gallery Friday'));
  return server;
}

it('a plan of a past day is logged, and Undo leaves it planned', async () => {
  const server = await openPastPlan();
  await press('Wore it: Gallery Friday');
  expect(await findDay(past, ', worn: Gallery Friday')).toBeTruthy();
  await press('Undo');
  expect(await findDay(past, ', planned: Gallery Friday')).toBeTruthy();
  expect(server.wears).toEqual([wearOf(past, true)]);
});

/** Chooses the outfit in the dialog of the selected day. */
async function logOutfit() {
  await press('Log an outfit');
  await press('Choose Gallery Friday');
}

it('when the outfit of a plan of a past day is logged, nothing is sent until Undo has closed', async () => {
  const server = await openPastPlan();
  await logOutfit();
  expect(await findDay(past, ', worn: Gallery Friday')).toBeTruthy();
  await press('Undo');
  expect(await findDay(past, ', planned: Gallery Friday')).toBeTruthy();
  expect(server.posted).toEqual([]);
  await logOutfit();
  await findDay(past, ', worn: Gallery Friday');
  await logOutfit();
  expect(await screen.findByText(calendarCopy.already('Gallery Friday'))).toBeTruthy();
  cleanup();
  await waitFor(() => expect(server.wears).toMatchObject([{ date: past, planned: false }]));
});

it('when a plan of a past day was removed and its outfit is then logged, it is stored as worn', async () => {
  const server = await openPastPlan();
  await press('Remove Gallery Friday');
  await findDay(past, '');
  await logOutfit();
  await findDay(past, ', worn: Gallery Friday');
  cleanup();
  await waitFor(() => expect(server.wears).toMatchObject([{ date: past, planned: false }]));
});

it('when a logged outfit replaces a plan of a past day that was not loaded, there is no Undo', async () => {
  const server = serveCalendar();
  openCalendar();
  await userEvent.click(await findDay(past, ''));
  server.wears = [wearOf(past, true)];
  await logOutfit();
  expect(await screen.findByText(calendarCopy.logged('Gallery Friday'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a plan of a past day is removed, and Undo leaves it there', async () => {
  const server = await openPastPlan();
  await press('Remove Gallery Friday');
  expect(await screen.findByText(calendarCopy.removed('Gallery Friday'))).toBeTruthy();
  expect(await findDay(past, '')).toBeTruthy();
  await press('Undo');
  expect(await findDay(past, ', planned: Gallery Friday')).toBeTruthy();
  expect(server.wears).toEqual([wearOf(past, true)]);
});

it('a plan of a past day that was logged is stored as worn when the page is left', async () => {
  const server = await openPastPlan();
  await press('Wore it: Gallery Friday');
  await findDay(past, ', worn: Gallery Friday');
  cleanup();
  await waitFor(() =>
    expect(server.wears.map(({ date, planned }) => [date, planned])).toEqual([[past, false]]),
  );
});

it('a plan of a past day that was logged and then removed is deleted and not logged', async () => {
  const server = await openPastPlan();
  await press('Wore it: Gallery Friday');
  await findDay(past, ', worn: Gallery Friday');
  await press('Remove Gallery Friday');
  await findDay(past, '');
  cleanup();
  await waitFor(() => expect(server.wears).toEqual([]));
  expect(server.posted).toEqual([]);
});

it('when a plan of a past day cannot be removed, the message says so and it is shown again', async () => {
  const server = await openPastPlan();
  server.isDown = true;
  await press('Remove Gallery Friday');
  await findDay(past, '');
  await press('Dismiss');
  expect(await screen.findByText(calendarCopy.removeFailed)).toBeTruthy();
  expect(await findDay(past, ', planned: Gallery Friday')).toBeTruthy();
});

it('a plan of a past day is moved without Undo, since it could not be planned there again', async () => {
  const server = await openPastPlan();
  await press('Actions for Gallery Friday');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to another day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Gallery Friday' }));
  await userEvent.fill(dialog.getByLabelText('Day'), tomorrow);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(planCopy.moved('Gallery Friday', dayText(tomorrow)))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(server.wears.map(({ date }) => date)).toEqual([tomorrow]);
});

it('while a wear is being removed, a second press sends nothing', async () => {
  const server = serveCalendar([wearOf(today, false)]);
  let finish: () => void = () => undefined;
  server.deletion = new Promise((resolve) => {
    finish = resolve;
  });
  openCalendar();
  const button = await screen.findByRole('button', { name: 'Remove Gallery Friday' });
  button.click();
  await waitFor(() => expect(server.deleted).toHaveLength(1));
  button.click();
  finish();
  expect(await screen.findByText(calendarCopy.removed('Gallery Friday'))).toBeTruthy();
  expect(server.deleted).toHaveLength(1);
});
