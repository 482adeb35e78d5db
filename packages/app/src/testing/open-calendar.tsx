import { dayText } from '@aura/domain/rules/calendar';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CalendarRoute from '../features/wardrobe/CalendarRoute.tsx';
import { calendarNow, today } from './calendar-server.ts';
import { createTestStore } from './create-test-store.ts';
import { meWithUid } from './me.ts';
import { renderScreen } from './render-screen.tsx';

const me = meWithUid('uid-calendar');

/** Fixes the day of each test, which must not end during it, and restores the page afterwards. */
export function fixCalendarDay(): void {
  const before = window.location.href;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: calendarNow }));
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    vi.restoreAllMocks();
    window.history.replaceState(null, '', before);
  });
}

/** Opens the calendar, at the month of today or with further query parameters. */
export function openCalendar(search = '') {
  window.history.replaceState(null, '', `/aura?view=calendar${search}`);
  renderScreen(<CalendarRoute />, { store: createTestStore(me), at: 'window' });
}

/** Presses a button when it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Finds a day of the calendar by its content, such as ", worn: Gallery Friday". */
export const findDay = (day: string, content: string) =>
  screen.findByRole('button', { name: `${dayText(day)}${day === today ? ', today' : ''}${content}` });
