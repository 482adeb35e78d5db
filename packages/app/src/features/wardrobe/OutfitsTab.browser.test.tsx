import '../../styles.css';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import OutfitsTab from './OutfitsTab.tsx';

const me = { uid: 'uid-tab', email: 'mira@example.test', displayName: '', method: 'password' as const };
const outfit = {
  ...{ id: 'o_1', name: 'Gallery Friday', occasions: [], layers: [], version: 1, image: null },
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
};
const failure = (status: number, code: string) =>
  Response.json({ success: false, error: '', code }, { status });

/** Mocks a server with one outfit. Records the paths of the calls that change something. */
function serve(change: (path: string) => Response) {
  const server = {
    /** @param after the cursor of a further page */
    list: (_after: string | null): Response =>
      Response.json({ success: true, outfits: [outfit], total: 1, next: null }),
  };
  const changed: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { url, method } = new Request(input, init);
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace('/api/aura', '');
    if (path === '/getAllUserItems') return Response.json({ success: true, items: [] });
    if (path === '/getWears') return Response.json({ success: true, wears: [], outfits: [] });
    if (method === 'GET') return server.list(searchParams.get('after'));
    changed.push(path);
    return change(path);
  });
  return { server, changed };
}

function open() {
  renderScreen(<OutfitsTab onAddItems={() => {}} />, { store: createTestStore(me) });
}

/** By keys, since the message about the action before may lie over the button and its menu. */
async function chooseAction(name: string) {
  (await screen.findByRole('button', { name: 'Actions for Gallery Friday' })).focus();
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('menuitem')[0]));
  await userEvent.keyboard(name.slice(0, 2));
  await waitFor(() => expect(document.activeElement).toBe(item));
  await userEvent.keyboard('{Enter}');
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('when the list fails to load, a retry loads it', async () => {
  const { server } = serve(() => failure(500, 'INTERNAL'));
  const list = server.list;
  server.list = () => failure(500, 'INTERNAL');
  open();
  expect(await screen.findByText('Failed to load outfits. Please try again.')).toBeTruthy();
  server.list = list;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Gallery Friday' })).toBeTruthy();
});

it('when a deletion is undone, the outfit returns and nothing is sent', async () => {
  const { changed } = serve(() => Response.json({ success: true }));
  open();
  await chooseAction('Delete');
  expect(await screen.findByText('Gallery Friday was deleted')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Gallery Friday' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Gallery Friday' })).toBeTruthy();
  cleanup();
  expect(changed).toEqual([]);
});

it('when the page is left, a deletion is sent; when it fails, the outfit returns', async () => {
  const { changed } = serve(() => failure(500, 'INTERNAL'));
  open();
  await chooseAction('Delete');
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('The outfit was not deleted. Please try again.')).toBeTruthy();
  expect(await screen.findByRole('article', { name: 'Gallery Friday' })).toBeTruthy();
  expect(changed).toEqual(['/deleteOutfit/o_1']);
});

it('a duplicate is listed; a failure is reported', async () => {
  const copy = { ...outfit, id: 'o_2', name: 'Gallery Friday, copy' };
  const answers = [Response.json({ success: true, outfit: copy }), failure(500, 'INTERNAL')];
  serve(() => answers.shift() ?? failure(500, 'INTERNAL'));
  open();
  await chooseAction('Duplicate');
  expect(await screen.findByRole('article', { name: 'Gallery Friday, copy' })).toBeTruthy();
  expect(await screen.findByText('Gallery Friday, copy was saved')).toBeTruthy();
  await chooseAction('Duplicate');
  expect(await screen.findByText('The outfit was not duplicated. Please try again.')).toBeTruthy();
});

it('when renaming fails, the dialog keeps the name and says why', async () => {
  const answers = [failure(500, 'INTERNAL'), failure(409, 'OUTFIT_CHANGED')];
  serve(
    () =>
      answers.shift() ?? Response.json({ success: true, outfit: { ...outfit, name: 'Sunday', version: 2 } }),
  );
  open();
  await chooseAction('Rename');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox'), 'Sunday');
  for (const text of [
    'The name was not saved. Please try again.',
    'This outfit was changed in another tab or on another device.',
  ]) {
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeTruthy();
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('article', { name: 'Sunday' })).toBeTruthy();
});

it('by name, all pages are loaded and sorted', async () => {
  const page = (name: string, next: string | null) => ({
    ...{ success: true, outfits: [{ ...outfit, id: name, name }], total: 3, next },
  });
  const { server } = serve(() => failure(500, 'INTERNAL'));
  server.list = (after) =>
    Response.json(
      after === null
        ? page('Walk', '1_walk')
        : after === '1_walk'
          ? page('Office', '1_office')
          : page('Garden', null),
    );
  open();
  await screen.findByRole('article', { name: 'Walk' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: outfitsCopy.sortLabel }), 'name');
  await waitFor(() =>
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Garden',
      'Office',
      'Walk',
    ]),
  );
});

it('an outfit that is only on this device is offered', async () => {
  serve(() => failure(500, 'INTERNAL'));
  const draft = { name: 'Offline', occasions: [], layers: [], version: null };
  localStorage.setItem('aura:v1:uid-tab:outfit:key', JSON.stringify(draft));
  open();
  expect(await screen.findByText('Offline is not saved yet.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/aura/outfit/new?draft=key');
});
