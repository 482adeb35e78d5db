import '../../styles.css';
import { dayText } from '@aura/domain/rules/calendar';
import { addDays } from '@aura/domain/rules/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { serveCalendar, today, wearOf } from '../../testing/calendar-server.ts';
import { findDay, fixCalendarDay, openCalendar, press } from '../../testing/open-calendar.tsx';

fixCalendarDay();

it('a plan is moved by its menu, and Undo moves it back', async () => {
  const tomorrow = addDays(today, 1);
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  await press('Actions for Gallery Friday');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to another day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Gallery Friday' }));
  await userEvent.fill(dialog.getByLabelText('Day'), tomorrow);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Gallery Friday is planned for ${dayText(tomorrow)}`)).toBeTruthy();
  expect(await findDay(tomorrow, ', planned: Gallery Friday')).toBeTruthy();
  expect(await findDay(today, '')).toBeTruthy();
  await press('Undo');
  expect(await findDay(today, ', planned: Gallery Friday')).toBeTruthy();
  await waitFor(() => expect(server.wears.map(({ date }) => date)).toEqual([today]));
});

it('a plan is dragged to another day, and a press still selects its day', async () => {
  const tomorrow = addDays(today, 1);
  serveCalendar([wearOf(today, true)]);
  openCalendar();
  const plan = await findDay(today, ', planned: Gallery Friday');
  await userEvent.dragAndDrop(plan, await findDay(tomorrow, ''));
  const moved = await findDay(tomorrow, ', planned: Gallery Friday');
  expect(moved.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(moved);
  await waitFor(() => expect(moved.getAttribute('aria-pressed')).toBe('true'));
});

it('a plan that is dragged to the arrow of the next month is planned for the same day of it, which is shown', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  const plan = await findDay(today, ', planned: Gallery Friday');
  await userEvent.dragAndDrop(plan, screen.getByRole('button', { name: 'Next month' }));
  const moved = await findDay('2026-12-25', ', planned: Gallery Friday');
  expect(moved.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(server.wears.map(({ date }) => date)).toEqual(['2026-12-25']));
});

it('a plan that is dragged to the arrow of the previous month stays, and its month too', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  const plan = await findDay(today, ', planned: Gallery Friday');
  await userEvent.dragAndDrop(plan, screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByText('This day has passed, so it cannot be planned.')).toBeTruthy();
  expect(await findDay(today, ', planned: Gallery Friday')).toBeTruthy();
  expect(server.posted).toEqual([]);
});

it('a plan that is dragged to a past day stays, and the message says why', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  const plan = await findDay(today, ', planned: Gallery Friday');
  await userEvent.dragAndDrop(plan, await findDay(addDays(today, -1), ''));
  expect(await screen.findByText('This day has passed, so it cannot be planned.')).toBeTruthy();
  expect(server.posted).toEqual([]);
});

it('a plan that cannot be moved stays on its day', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  const plan = await findDay(today, ', planned: Gallery Friday');
  server.isDown = true;
  await userEvent.dragAndDrop(plan, await findDay(addDays(today, 1), ''));
  expect(await screen.findByText('This was not moved. Please try again.')).toBeTruthy();
  expect(server.wears.map(({ date }) => date)).toEqual([today]);
});

it('a plan is repeated every week, and Undo removes the further days', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  await press('Actions for Gallery Friday');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Repeat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat Gallery Friday' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Gallery Friday is planned on 4 days')).toBeTruthy();
  const days = [7, 14, 21, 28].map((count) => addDays(today, count));
  expect(server.posted.map(({ date, planned }) => [date, planned])).toEqual(days.map((day) => [day, true]));
  await press('Undo');
  await waitFor(() => expect(server.wears.map(({ date }) => date)).toEqual([today]));
});

it('when repeating stops halfway, the message says how many days are planned', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  server.addsCount = 2;
  openCalendar();
  await press('Actions for Gallery Friday');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Repeat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat Gallery Friday' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Gallery Friday is planned on 2 of 4 days. Please try again for the others.'),
  ).toBeTruthy();
  expect(server.wears.map(({ date }) => date)).toEqual([today, addDays(today, 7), addDays(today, 14)]);
});

it('when repeating fails, the message says so and nothing is planned', async () => {
  const server = serveCalendar([wearOf(today, true)]);
  openCalendar();
  await press('Actions for Gallery Friday');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Repeat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat Gallery Friday' }));
  server.isDown = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This was not planned. Please try again.')).toBeTruthy();
});
