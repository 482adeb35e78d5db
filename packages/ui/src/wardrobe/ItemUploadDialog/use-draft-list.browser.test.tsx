import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraftList } from './use-draft-list.ts';

/** Renders the hook with items 'a', 'b' and 'c'; 'c' was appended last. */
function renderList() {
  const initial = { items: [blankItemDraft<Blob>('a')], current: 0 };
  const { result } = renderHook(() => useDraftList(initial));
  act(() => result.current.append(['b']));
  act(() => result.current.append(['c']));
  return {
    list: result,
    ids: () => result.current.items.map(({ id }) => id),
  };
}

it('useDraftList makes an appended item the current one', () => {
  const { list, ids } = renderList();
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(list.current.current).toBe(2);
});

it('when an index is out of range, useDraftList selects the nearest item', () => {
  const { list } = renderList();
  act(() => list.current.select(-1));
  expect(list.current.current).toBe(0);
  act(() => list.current.select(9));
  expect(list.current.current).toBe(2);
});

it('when another item is removed, useDraftList keeps the index within the list', () => {
  const { list, ids } = renderList();
  act(() => list.current.select(1));
  act(() => list.current.remove(['b']));
  expect(list.current.current).toBe(1);
  act(() => list.current.remove(['c']));
  expect(list.current.current).toBe(0);
  expect(ids()).toEqual(['a']);
});

it('when all items are removed, useDraftList adds a blank one', () => {
  const { list } = renderList();
  act(() => list.current.remove(['a', 'b', 'c']));
  expect(list.current.items).toEqual([blankItemDraft(expect.any(String))]);
  expect(list.current.current).toBe(0);
});

it('useDraftList changes one item', () => {
  const { list, ids } = renderList();
  act(() => list.current.change('b', (draft) => ({ ...draft, name: 'Coat' })));
  expect(list.current.items.map(({ name }) => name)).toEqual(['', 'Coat', '']);
  expect(ids()).toEqual(['a', 'b', 'c']);
});

it('when a change arrives after its item was removed, useDraftList ignores it', () => {
  const { list, ids } = renderList();
  act(() => list.current.remove(['b']));
  act(() => list.current.change('b', (draft) => ({ ...draft, name: 'Coat' })));
  expect(ids()).toEqual(['a', 'c']);
});

it('useDraftList applies several changes of the same render', () => {
  const { list } = renderList();
  act(() => {
    list.current.change('a', (draft) => ({ ...draft, name: 'Coat' }));
    list.current.change('a', (draft) => ({ ...draft, brand: 'Arket' }));
    list.current.append(['d', 'e'], 'd');
  });
  expect(list.current.items[0]).toMatchObject({ name: 'Coat', brand: 'Arket' });
  expect(list.current.current).toBe(3);
});
