import { wardrobeFirstPageSize, wardrobePageMaxSize } from '@aura/domain/limits/wardrobe';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { describe, expect, it } from 'vitest';
import { createTestStore, fakeNetwork } from '../testing/store.ts';
import { itemWireOf } from '../testing/wires.ts';
import { itemActionsApi } from './item-actions.ts';
import { wardrobeApi } from './wardrobe.ts';
import { withWrites } from './whole-wardrobe.ts';

const email = 'mira@example.test';
const { getAllUserItems, getWardrobePage } = wardrobeApi.endpoints;
const { addUserItem, deleteItem } = itemActionsApi.endpoints;
const image = new Blob(['x'], { type: 'image/jpeg' });

/** Promises that reads wait for, by the cursor of the page; those of the first page by ''. */
type Waits = Record<string, Promise<void>>;

/**
 * A server with pages of 2 items. It answers a read with the items as they were when it was sent, after the promise of
 * its page.
 */
function serve(ids: readonly string[]) {
  const server = { ids: [...ids], failing: new Set<string>(), waits: {} as Waits, reads: [] as string[] };
  const wire = (id: string) => itemWireOf({ id, description: id });
  fakeNetwork(async ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    const last = pathname.split('/').at(-1) ?? '';
    if (method === 'DELETE') server.ids = server.ids.filter((id) => id !== last);
    if (method === 'DELETE') return { body: { success: true } };
    if (last === 'addUserItem') {
      server.ids.unshift('new');
      return { body: { success: true, item: wire('new') } };
    }
    const after = searchParams.get('after') ?? '';
    server.reads.push(`${searchParams.get('limit')} ${after}`);
    const start = after === '' ? 0 : server.ids.indexOf(after.split('_')[1] ?? '') + 1;
    const page = server.ids.slice(start, start + 2);
    const next = start + 2 < server.ids.length ? `1_${page.at(-1)}` : null;
    await server.waits[after];
    if (server.failing.has(after)) return { status: 500, body: {} };
    return { body: { success: true, items: page.map(wire), next } };
  });
  return server;
}

function open() {
  const store = createTestStore();
  const wardrobe = () => getAllUserItems.select(email)(store.getState()).data;
  return {
    store,
    wardrobe,
    ids: () => wardrobe()?.items.map(({ id }) => id),
    readFirst: () => store.dispatch(getAllUserItems.initiate(email)),
    readAgain: () => store.dispatch(getAllUserItems.initiate(email, { forceRefetch: true })),
    readNext: () =>
      store.dispatch(
        getWardrobePage.initiate({ email, after: wardrobe()?.next ?? '' }, { forceRefetch: true }),
      ),
    add: () =>
      store.dispatch(addUserItem.initiate({ email, facts: sampleItem('new'), front: image, back: image })),
    remove: (itemId: string) => store.dispatch(deleteItem.initiate({ email, itemId })),
  };
}

/** Does something while the read of a page waits, and then lets the page arrive. */
async function during(
  server: ReturnType<typeof serve>,
  after: string,
  read: () => unknown,
  act: () => unknown,
) {
  let arrive = () => {};
  server.waits[after] = new Promise((resolve) => {
    arrive = resolve;
  });
  const before = server.reads.length;
  const reading = read();
  await expect.poll(() => server.reads.slice(before).map((page) => page.split(' ')[1])).toContain(after);
  await act();
  arrive();
  await reading;
}

describe('the wardrobe', () => {
  it('its first page is read at once, and further ones are appended until it is whole', async () => {
    const server = serve(['a', 'b', 'c', 'd', 'e']);
    const { wardrobe, ids, readFirst, readNext } = open();
    await readFirst();
    expect(ids()).toEqual(['a', 'b']);
    await readNext();
    expect(wardrobe()?.next).toBe('1_d');
    await readNext();
    expect([ids(), wardrobe()?.next]).toEqual([['a', 'b', 'c', 'd', 'e'], null]);
    expect(server.reads).toEqual([
      `${wardrobeFirstPageSize} `,
      `${wardrobePageMaxSize} 1_b`,
      `${wardrobePageMaxSize} 1_d`,
    ]);
  });

  it('when a page repeats an item, shows it once', async () => {
    serve(['a', 'b', 'b', 'c']);
    const { ids, readFirst, readNext } = open();
    await readFirst();
    await readNext();
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('when the server answers without pages, is whole', async () => {
    fakeNetwork(() => ({ body: { success: true, items: [itemWireOf()] } }));
    const { wardrobe, readFirst } = open();
    await readFirst();
    expect(wardrobe()?.next).toBeNull();
  });

  it('when a further page fails, the loaded items stay and it can be read again', async () => {
    const server = serve(['a', 'b', 'c']);
    server.failing.add('1_b');
    const { wardrobe, ids, readFirst, readNext } = open();
    await readFirst();
    expect((await readNext()).isError).toBe(true);
    expect([ids(), wardrobe()?.next]).toEqual([['a', 'b'], '1_b']);
    server.failing.clear();
    await readNext();
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('when it is read again, it is replaced at once and never shorter', async () => {
    const server = serve(['a', 'b', 'c', 'd']);
    const { ids, readFirst, readNext, readAgain } = open();
    await readFirst();
    await readNext();
    server.ids.push('e');
    await during(server, '1_d', readAgain, () => expect(ids()).toEqual(['a', 'b', 'c', 'd']));
    expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('when it cannot be read again, the loaded items stay', async () => {
    const server = serve(['a', 'b', 'c']);
    const { ids, readFirst, readNext, readAgain } = open();
    await readFirst();
    await readNext();
    server.failing.add('1_b');
    expect((await readAgain()).isError).toBe(true);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
});

describe('a write while a page of the wardrobe is read', () => {
  it.each([
    ['the first page', false],
    ['a further page', true],
  ])('an item that is added during %s is in the list once', async (_page, isFurther) => {
    const server = serve(['a', 'b', 'c']);
    const { ids, add, readFirst, readNext } = open();
    if (isFurther) await readFirst();
    await during(server, isFurther ? '1_b' : '', isFurther ? readNext : readFirst, add);
    if (!isFurther) await readNext();
    expect(ids()).toEqual(['new', 'a', 'b', 'c']);
  });

  it('an item of the page that is deleted meanwhile is not shown', async () => {
    const server = serve(['a', 'b', 'c', 'd']);
    const { ids, remove, readFirst, readNext } = open();
    await readFirst();
    await during(server, '1_b', readNext, () => remove('c'));
    expect(ids()).toEqual(['a', 'b', 'd']);
  });

  it('while the whole is read again, additions and deletions stay', async () => {
    const server = serve(['a', 'b', 'c', 'd']);
    const { ids, add, remove, readFirst, readNext, readAgain } = open();
    await readFirst();
    await readNext();
    await during(server, '1_b', readAgain, async () => {
      await add();
      await remove('a');
      await remove('c');
    });
    expect(ids()).toEqual(['new', 'b', 'd']);
  });
});

describe('withWrites', () => {
  const [first, second, third] = [sampleItem('a'), sampleItem('b'), sampleItem('c')] as const;

  it('takes an item that was changed meanwhile from the cache, and others from the read', () => {
    const read = [sampleItem('a', { name: 'read' }), sampleItem('b', { name: 'read' })];
    const edited = sampleItem('b', { name: 'edited' });
    expect(withWrites(read, [first, second], [first, edited]).map(({ name }) => name)).toEqual([
      'read',
      'edited',
    ]);
  });

  it('leaves out what the server no longer has, also when a page of it was appended meanwhile', () => {
    expect(withWrites([first], [first], [first, second, third])).toEqual([first]);
  });
});
