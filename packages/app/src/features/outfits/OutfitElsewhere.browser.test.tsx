import '../../styles.css';
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { failure } from '../../testing/failure.ts';
import {
  addCoat,
  draftKeys,
  isolateTests,
  openBuilder,
  serveOutfit,
  sunday,
} from '../../testing/open-outfit-builder.tsx';

isolateTests();

it('when the outfit was changed elsewhere, the user keeps this version or loads the other', async () => {
  const server = serveOutfit(() => failure(409, 'OUTFIT_CHANGED'));
  openBuilder('/aura/outfit/o_1');
  await addCoat();
  expect(
    await screen.findByText('This outfit was changed in another tab or on another device.'),
  ).toBeTruthy();
  server.read = () =>
    Response.json({ success: true, outfit: sunday({ version: 7, name: 'Changed elsewhere' }) });
  server.save = () => Response.json({ success: true, outfit: sunday({ version: 8 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Keep this version' }));
  await vi.waitFor(() => expect(server.sent.at(-1)?.body.version).toBe(7));
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  cleanup();

  server.save = () => failure(409, 'OUTFIT_CHANGED');
  openBuilder('/aura/outfit/o_1');
  await addCoat();
  await userEvent.click(await screen.findByRole('button', { name: 'Load the other version' }));
  // The other version replaces the editor, whose heading has the same text.
  const heading = () => screen.getByRole('heading', { name: 'Changed elsewhere' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  expect(draftKeys()).toEqual([]);
});

it('when the response to a save was lost, the stored outfit with the same content counts as saved', async () => {
  const server = serveOutfit(() => Response.error());
  openBuilder('/aura/outfit/o_1');
  await addCoat();
  expect(await screen.findByText('Not saved. Your changes are on this device.')).toBeTruthy();
  const arrived = server.sent.at(-1)?.body.layers;
  server.save = () => failure(409, 'OUTFIT_CHANGED');
  server.read = () =>
    Response.json({
      success: true,
      outfit: { ...sunday({ version: 2 }), layers: arrived?.map((layer) => ({ ...layer, item: null })) },
    });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  expect(draftKeys()).toEqual([]);
});

it('when the outfit was deleted elsewhere, the changes become a new outfit', async () => {
  const server = serveOutfit(() =>
    server.sent.at(-1)?.path.startsWith('/updateOutfit')
      ? failure(404, 'NOT_FOUND')
      : Response.json({ success: true, outfit: sunday({ id: 'o_2' }) }),
  );
  openBuilder('/aura/outfit/o_1');
  await screen.findByRole('heading', { name: 'Sunday' });
  server.read = () => failure(404, 'NOT_FOUND');
  await addCoat();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_2'));
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  expect(screen.getByRole('button', { name: 'The coat, layer 1 of 1' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sunday' })).toBeTruthy();

  // That one is deleted elsewhere, too.
  server.save = () =>
    server.sent.at(-1)?.path.startsWith('/updateOutfit')
      ? failure(404, 'NOT_FOUND')
      : Response.json({ success: true, outfit: sunday({ id: 'o_3' }) });
  await userEvent.click(screen.getByRole('button', { name: 'The coat, layer 1 of 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mirror' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_3'));
  expect(screen.getByRole('button', { name: 'The coat, layer 1 of 1' })).toBeTruthy();
});

it('when a garment is refused and which one is not known, the outfit is not saved as another one', async () => {
  const server = serveOutfit(() => failure(404, 'NOT_FOUND'));
  openBuilder('/aura/outfit/o_1');
  await addCoat();
  expect(await screen.findByText('Not saved. Your changes are on this device.')).toBeTruthy();
  expect(server.sent.map(({ path }) => path)).toEqual(['/updateOutfit/o_1']);
  expect(draftKeys()).toEqual(['aura:v1:uid-outfit:outfit:o_1']);
});

it.each(['new', 'o_1'])(
  'when a garment of the outfit %s was deleted elsewhere, the reason is shown, and the outfit is saved without it',
  async (id) => {
    const server = serveOutfit(() => failure(404, 'NOT_FOUND'));
    openBuilder(`/aura/outfit/${id}`);
    await screen.findByRole('button', { name: 'Add The coat' });
    server.items = [];
    await addCoat();
    await screen.findByText('Not saved. The coat is no longer in your wardrobe or wishlist.');
    server.save = () => Response.json({ success: true, outfit: sunday({ version: 2 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Save without it' }));
    await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
    expect(server.sent.at(-1)?.body.layers).toEqual([]);
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    expect(draftKeys()).toEqual([]);
  },
);

it('of an outfit that was created in this visit, the other version is loaded', async () => {
  const server = serveOutfit(() => Response.json({ success: true, outfit: sunday() }));
  openBuilder('/aura/outfit/new');
  await addCoat();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_1'));
  server.save = () => failure(409, 'OUTFIT_CHANGED');
  server.read = () =>
    Response.json({ success: true, outfit: sunday({ version: 7, name: 'Changed elsewhere' }) });
  await userEvent.click(screen.getByRole('button', { name: 'The coat, layer 1 of 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mirror' }));
  const load = await screen.findByRole('button', { name: 'Load the other version' });
  server.read = () => failure(500, 'INTERNAL');
  await userEvent.click(load);
  expect(await screen.findByText('Failed to load the outfit. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'The coat, layer 1 of 1' })).toBeTruthy();
  expect(draftKeys()).toEqual(['aura:v1:uid-outfit:outfit:o_1']);
  server.read = () =>
    Response.json({ success: true, outfit: sunday({ version: 7, name: 'Changed elsewhere' }) });
  await userEvent.click(load);
  expect(await screen.findByRole('heading', { name: 'Changed elsewhere' })).toBeTruthy();
  expect(draftKeys()).toEqual([]);
});

it('a save leaves the changes of another tab stored, and a failed one stores its own when another tab has removed them', async () => {
  const drafts = outfitDrafts('uid-outfit');
  const other = { key: 'o_1', version: 1, name: 'Of another tab', occasions: [], layers: [] };
  const server = serveOutfit(() => {
    drafts.write(other);
    return Response.json({ success: true, outfit: sunday({ version: 2 }) });
  });
  openBuilder('/aura/outfit/o_1');
  await addCoat();
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  expect(drafts.read('o_1')).toEqual(other);

  server.save = () => {
    drafts.remove('o_1');
    return failure(409, 'OUTFIT_CHANGED');
  };
  await userEvent.click(screen.getByRole('button', { name: 'The coat, layer 1 of 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mirror' }));
  await screen.findByText('This outfit was changed in another tab or on another device.');
  const layers = server.sent.at(-1)?.body.layers;
  expect(layers).toHaveLength(1);
  expect(drafts.read('o_1')).toMatchObject({ version: 2, layers });
});
