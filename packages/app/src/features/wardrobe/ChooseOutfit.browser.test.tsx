import { me } from '../../testing/me.ts';
import '../../styles.css';
import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { itemWire, outfitWire } from '@aura/api-client/testing/blank-wires';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ChooseOutfit from './ChooseOutfit.tsx';

const place = { itemId: 'coat', x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('when the garments of an outfit were deleted since the list was read, it is not offered', async () => {
  let item: ReturnType<typeof itemWire> | null = itemWire({ id: 'coat' });
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const outfits = [outfitWire({ layers: [{ ...place, item }] })];
    return Response.json({ success: true, outfits, total: 1, next: null });
  });
  const store = createTestStore(me);
  await act(async () => store.dispatch(outfitsApi.endpoints.getOutfits.initiate(undefined)));
  item = null;
  renderScreen(<ChooseOutfit open onOpenChange={vi.fn()} day="2026-11-25" onChoose={vi.fn()} />, { store });
  await screen.findByRole('dialog');
  await expect.poll(() => screen.queryByText('Gallery Friday')).toBeNull();
});
