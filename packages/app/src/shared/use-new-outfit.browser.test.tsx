import { toItem } from '@aura/api-client/contract/item-mappers';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { outfitLayersMaxCount } from '@aura/domain/limits/outfits';
import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../platform/storage/outfit-drafts.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { meWithUid } from '../testing/me.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useNewOutfit } from './use-new-outfit.ts';

const me = meWithUid('uid-new-outfit');
const drafts = outfitDrafts(me.uid);
const item = (id: string) => toItem(itemWire({ id }), { public: '', signed: '' });

function NewOutfit({ ids }: { readonly ids: readonly string[] }) {
  const openNewOutfit = useNewOutfit();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => openNewOutfit(ids.map(item))}>
        New outfit
      </button>
      <p>{pathname + search}</p>
    </>
  );
}

async function openWith(ids: readonly string[]) {
  renderScreen(<NewOutfit ids={ids} />, { store: createTestStore(me) });
  await userEvent.click(screen.getByRole('button', { name: 'New outfit' }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('opens the builder with each garment once, and another unsaved outfit stays', async () => {
  const other = { key: 'other', version: null, occasions: [], name: 'Other', layers: [] };
  drafts.write(other);
  await openWith(['coat', 'boots', 'coat']);
  const draft = drafts.all().find(({ key }) => key !== 'other');
  expect(draft).toMatchObject({ name: 'Untitled outfit', version: null });
  expect(draft?.layers.map(({ itemId }) => itemId)).toEqual(['coat', 'boots']);
  expect(screen.getByText(`/aura/outfit/new?draft=${draft?.key}`)).toBeTruthy();
  expect(drafts.read('other')).toEqual(other);
});

it('leaves out garments beyond the limit of an outfit', async () => {
  await openWith(Array.from({ length: outfitLayersMaxCount + 2 }, (_, index) => `item-${index}`));
  expect(drafts.all()[0]?.layers).toHaveLength(outfitLayersMaxCount);
});
