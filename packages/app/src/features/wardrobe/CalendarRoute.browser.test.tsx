import '../../styles.css';
import type { WearWire } from '@aura/api-client/contract/wears';
import { calendarCopy } from '@aura/domain/copy/calendar';
import { dayText, monthOf } from '@aura/domain/rules/calendar';
import { addDays, localDay } from '@aura/domain/rules/wears';
import { LinkProvider } from '@aura/ui/primitives/Link';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { createTestStore } from '../../testing/create-test-store.ts';
import { itemWire } from '../../testing/item-wire.ts';
import CalendarRoute from './CalendarRoute.tsx';

const me = { uid: 'uid-calendar', email: 'mira@example.test', displayName: '', method: 'password' as const };
const now = new Date(2026, 10, 25, 12);
const today = localDay(now);
const later = addDays(today, 40);
const coat = itemWire({ id: 'coat', description: 'The coat', category: 'Tops', likes: 1 });
const layer = { itemId: 'coat', x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const outfit = {
  ...{ id: 'o_1', name: 'Gallery Friday', occasions: [], version: 1, image: null },
  layers: [{ ...layer, item: coat }],
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
};
const outfits = [{ id: 'o_1', name: 'Gallery Friday', layers: [layer] }];

const wearOf = (date: string, planned: boolean): WearWire => ({
  ...{ id: 'w_0', date, planned, itemIds: ['coat'], outfitId: 'o_1', postId: null },
});

/** Mocks a server that stores wears. */
function serve(wears: WearWire[] = []) {
  const server = { wears, isDown: false, refusal: '', posted: [] as WearWire[] };
  const add = (request: WearWire) => {
    server.posted.push(request);
    const before = server.wears.find(
      ({ date, outfitId }) => date === request.date && outfitId === request.outfitId,
    );
    const wear = { ...request, id: before?.id ?? `w_${server.posted.length}`, postId: null };
    server.wears = [...server.wears.filter((other) => other !== before), wear];
    return { wear, outfits, added: true, items: [] };
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/aura', '');
    if (server.isDown) return Response.json({ success: false, error: '', code: 'INTERNAL' }, { status: 500 });
    if (server.refusal !== '' && path === '/addWear') {
      return Response.json({ success: false, error: server.refusal, code: 'VALIDATION' }, { status: 400 });
    }
    if (path === '/addWear') return Response.json({ success: true, ...add(await request.json()) });
    if (path.startsWith('/deleteWear/')) {
      server.wears = server.wears.filter(({ id }) => !path.endsWith(id));
      return Response.json({ success: true, items: [] });
    }
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
    const bodies: Readonly<Record<string, object>> = {
      '/getWears': { wears: server.wears.filter(({ date }) => from <= date && date <= to), outfits },
      '/getAllUserItems': { items: [coat] },
      '/getOutfits': { outfits: [outfit], total: 1, next: null },
    };
    const body = bodies[path];
    if (body) return Response.json({ success: true, ...body });
    return Response.json({ success: false, error: '', code: 'NOT_FOUND' }, { status: 404 });
  });
  return server;
}

const before = window.location.href;

function open(search = '') {
  window.history.replaceState(null, '', `/aura?view=calendar${search}`);
  render(
    <Provider store={createTestStore(me)}>
      <LinkProvider value={RouterLink}>
        <ToastProvider>
          <BrowserRouter>
            <CalendarRoute />
          </BrowserRouter>
        </ToastProvider>
      </LinkProvider>
    </Provider>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findDay = (day: string, content: string) =>
  screen.findByRole('button', { name: `${dayText(day)}${day === today ? ', today' : ''}${content}` });

// The day must not end during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', before);
});

it('an outfit is planned for a later day of another month, and removed with Undo', async () => {
  const server = serve();
  open(`&month=${monthOf(later)}`);
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
  serve([wearOf(today, true)]);
  open();
  await press('Wore it: Gallery Friday');
  expect(await findDay(today, ', worn: Gallery Friday')).toBeTruthy();
  await press('Undo');
  expect(await findDay(today, ', planned: Gallery Friday')).toBeTruthy();
});

it('when a change fails, the message says which, and the day stays as it was', async () => {
  const server = serve([wearOf(today, true)]);
  open();
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
  expect(await screen.findByText(calendarCopy.undoFailed)).toBeTruthy();
});

it('when the month fails to load, the days stay and a retry loads it', async () => {
  const server = serve([wearOf(today, false)]);
  server.isDown = true;
  open();
  expect(await screen.findByText('Failed to load the calendar. Please try again.')).toBeTruthy();
  expect(await findDay(today, '')).toBeTruthy();
  server.isDown = false;
  await press('Retry');
  expect(await findDay(today, ', worn: Gallery Friday')).toBeTruthy();
});

it('an address with a month that does not exist shows the month of today', async () => {
  serve();
  open('&month=2026-13');
  expect(await findDay(today, '')).toBeTruthy();
  expect(await screen.findByText(/starts the calendar/)).toBeTruthy();
});

it('when the server refuses a plan, its reason is shown and the day stays empty', async () => {
  const server = serve();
  server.refusal = 'You can plan up to a year ahead.';
  open(`&month=${monthOf(later)}`);
  await press('Plan an outfit');
  await press('Choose Gallery Friday');
  expect(await screen.findByText(server.refusal)).toBeTruthy();
  expect(server.wears).toEqual([]);
});
