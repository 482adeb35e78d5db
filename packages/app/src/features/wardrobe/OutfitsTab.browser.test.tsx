import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { outfitWire } from '@aura/api-client/testing/blank-wires';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import OutfitsTab from './OutfitsTab.tsx';

const me = meWithUid('uid-tab');
const outfit = outfitWire();

/** Mocks a server with one outfit. Records the paths of the calls that change something. */
function serve(change: (path: string) => Response | Promise<Response>) {
  const server = {
    /** @param after the cursor of a further page */
    list: (_after: string | null): Response =>
      Response.json({ success: true, outfits: [outfit], total: 1, next: null }),
    read: (): Response => Response.json({ success: true, outfit }),
  };
  const changed: string[] = [];
  const bodies: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { url, method } = request;
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace('/api/aura', '');
    if (path === '/getAllUserItems') return Response.json({ success: true, items: [] });
    if (path === '/getWears') return Response.json({ success: true, wears: [], outfits: [] });
    if (path === '/outfit/o_1') return server.read();
    if (method === 'GET') return server.list(searchParams.get('after'));
    changed.push(path);
    bodies.push(await request.json().catch(() => null));
    return change(path);
  });
  return { server, changed, bodies };
}

function open() {
  renderScreen(<OutfitsTab onAddItems={() => {}} onHiddenCount={() => {}} />, { store: createTestStore(me) });
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
  sessionStorage.clear();
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
  // A deletion that was sent when the page was left has arrived before the list is read again.
  open();
  expect(await screen.findByRole('article', { name: 'Gallery Friday' })).toBeTruthy();
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

it('when a page was left before its deletion was answered, the next page hides the outfit and sends it again', async () => {
  let answer = (_response: Response) => {};
  const { changed } = serve(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  open();
  await chooseAction('Delete');
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => changed).toEqual(['/deleteOutfit/o_1']);
  cleanup();
  open();
  await expect.poll(() => changed).toEqual(['/deleteOutfit/o_1', '/deleteOutfit/o_1']);
  expect(await screen.findByText(outfitsCopy.emptyHeading)).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Gallery Friday' })).toBeNull();
  answer(failure(404, 'NOT_FOUND'));
  await expect.poll(() => sessionStorage.getItem('aura:v1:uid-tab:outfit-deletions')).toBe('[]');
  expect(screen.queryByRole('article', { name: 'Gallery Friday' })).toBeNull();
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

/** Opens the dialog, changes the name and saves it. */
async function rename() {
  await chooseAction('Rename');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox'), 'Sunday');
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await save();
  return save;
}

it('when renaming fails, the dialog keeps the name and says why', async () => {
  // An outfit that is changed again between its read and the second attempt.
  const answers = [failure(500, 'INTERNAL'), failure(409, 'OUTFIT_CHANGED'), failure(409, 'OUTFIT_CHANGED')];
  serve(
    () =>
      answers.shift() ?? Response.json({ success: true, outfit: { ...outfit, name: 'Sunday', version: 2 } }),
  );
  open();
  const save = await rename();
  expect(await screen.findByText('The name was not saved. Please try again.')).toBeTruthy();
  await save();
  expect(
    await screen.findByText('This outfit was changed in another tab or on another device.'),
  ).toBeTruthy();
  await save();
  expect(await screen.findByRole('article', { name: 'Sunday' })).toBeTruthy();
});

it('when the outfit was changed elsewhere, renaming it changes nothing else of the newest version', async () => {
  const layer = { itemId: 'coat', x: 10, y: 20, scale: 30, rotation: 0, mirrored: false, locked: false };
  const newest = { ...outfit, version: 7, layers: [{ ...layer, item: null }] };
  const answers = [failure(409, 'OUTFIT_CHANGED')];
  const { server, bodies } = serve(
    () => answers.shift() ?? Response.json({ success: true, outfit: { ...newest, name: 'Sunday' } }),
  );
  server.read = () => Response.json({ success: true, outfit: newest });
  open();
  await rename();
  expect(await screen.findByRole('article', { name: 'Sunday' })).toBeTruthy();
  expect(bodies.at(-1)).toMatchObject({ name: 'Sunday', version: 7, layers: [layer] });
});

it('when the outfit was changed elsewhere and cannot be read, the dialog says that the name was not saved', async () => {
  const { server } = serve(() => failure(409, 'OUTFIT_CHANGED'));
  server.read = () => failure(500, 'INTERNAL');
  open();
  await rename();
  expect(await screen.findByText('The name was not saved. Please try again.')).toBeTruthy();
});

it('when the outfit was deleted elsewhere, renaming it says so and it leaves the list', async () => {
  const { server } = serve(() => failure(404, 'NOT_FOUND'));
  server.read = () => failure(404, 'NOT_FOUND');
  open();
  await rename();
  const message = 'Gallery Friday was deleted in another tab or on another device.';
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('article', { name: 'Gallery Friday' })).toBeNull();
});

it('by name, all pages are loaded and sorted', async () => {
  const page = (name: string, next: string | null) => ({
    success: true,
    outfits: [{ ...outfit, id: name, name }],
    total: 3,
    next,
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

it('when an unsaved outfit is saved, or one is written in another tab, the notices follow', async () => {
  serve(() => failure(500, 'INTERNAL'));
  const drafts = outfitDrafts(me.uid);
  const draft = { name: 'Offline', occasions: [], layers: [], version: null };
  drafts.write({ ...draft, key: 'key' });
  open();
  expect(await screen.findByText('Offline is not saved yet.')).toBeTruthy();
  act(() => drafts.remove('key'));
  expect(screen.queryByText('Offline is not saved yet.')).toBeNull();
  const key = 'aura:v1:uid-tab:outfit:other';
  localStorage.setItem(key, JSON.stringify({ ...draft, name: 'Elsewhere' }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.getByText('Elsewhere is not saved yet.')).toBeTruthy();
});
