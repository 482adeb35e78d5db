import type { WearWire } from '@aura/api-client/contract/wears';
import { itemWire, outfitWire } from '@aura/api-client/testing/blank-wires';
import { wearProblems } from '@aura/domain/refusals';
import { localDay } from '@aura/domain/rules/days';
import { vi } from 'vitest';
import { failure } from './failure.ts';

/** The time of tests of the calendar. */
export const calendarNow = new Date(2026, 10, 25, 12);
export const today = localDay(calendarNow);
/** The garment of the wardrobe. */
export const coat = itemWire({ id: 'coat', description: 'The coat', category: 'Tops', likes: 1 });
const layer = { itemId: 'coat', x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const outfit = outfitWire({ layers: [{ ...layer, item: coat }] });
const outfits = [{ id: 'o_1', name: 'Gallery Friday', layers: [layer] }];

/** Creates a wear of an outfit. */
export const wearOf = (date: string, planned: boolean): WearWire => ({
  id: 'w_0',
  date,
  planned,
  itemIds: ['coat'],
  outfitId: 'o_1',
  postId: null,
});

/** Mocks a server that stores wears of an outfit. */
export function serveCalendar(wears: WearWire[] = []) {
  const server = {
    wears,
    items: [coat],
    isDown: false,
    isWardrobeDown: false,
    /** Requests of the wardrobe are answered after it. */
    wardrobe: Promise.resolve(),
    refusal: '',
    posted: [] as WearWire[],
    deleted: [] as string[],
    /** Requests that delete a wear are answered after it. */
    deletion: Promise.resolve(),
    /** Requests that add a wear before all others fail. */
    addsCount: Number.POSITIVE_INFINITY,
  };
  const add = (request: WearWire) => {
    server.posted.push(request);
    const before = server.wears.find(
      ({ date, outfitId }) => date === request.date && outfitId === request.outfitId,
    );
    if (before && (request.planned || !before.planned))
      return { wear: before, outfits, added: false, items: [] };
    const wear = { ...request, id: before?.id ?? `w_${server.posted.length}`, postId: null };
    server.wears = [...server.wears.filter((other) => other !== before), wear];
    return { wear, outfits, added: true, wasPlanned: before !== undefined, items: [] };
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/aura', '');
    const isFailing = path === '/addWear' && server.posted.length >= server.addsCount;
    if (server.isDown || isFailing) return failure(500, 'INTERNAL');
    if (path === '/addWear') {
      const wear: WearWire = await request.json();
      const error = wear.planned && wear.date < today ? wearProblems.planInPast : server.refusal;
      if (error !== '') return failure(400, 'VALIDATION', error);
      return Response.json({ success: true, ...add(wear) });
    }
    if (path.startsWith('/deleteWear/')) {
      server.deleted.push(path);
      await server.deletion;
      server.wears = server.wears.filter(({ id }) => !path.endsWith(id));
      return Response.json({ success: true, items: [] });
    }
    if (path === '/getAllUserItems') await server.wardrobe;
    if (path === '/getAllUserItems' && server.isWardrobeDown) return failure(500, 'INTERNAL');
    const from = searchParams.get('from') ?? '';
    const to = searchParams.get('to') ?? '';
    const bodies: Readonly<Record<string, object>> = {
      '/getWears': { wears: server.wears.filter(({ date }) => from <= date && date <= to), outfits },
      '/getAllUserItems': { items: server.items },
      '/getOutfits': { outfits: [outfit], total: 1, next: null },
    };
    const body = bodies[path];
    if (body) return Response.json({ success: true, ...body });
    return failure(404, 'NOT_FOUND');
  });
  return server;
}
