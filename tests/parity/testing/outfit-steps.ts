import { type Step, step } from './step.ts';

const place = { x: 40, y: 60, scale: 50, rotation: -15, mirrored: true, locked: false };
const layer = (itemId: string) => ({ itemId, ...place });

/** Mira's outfit is in the world; item-noor is on her wishlist until the step before the last ones. */
const facts = { id: 'outfit-mira', name: 'Sunday market', occasions: ['home' as const] };

/** Outfits. They run while item-mira-2, which an outfit contains, is deleted and item-noor is no longer wished. */
export const outfitSteps: readonly Step[] = [
  step('getOutfits', 'the list', {}),
  step('getOutfits', 'a page', { limit: 1 }),
  step('getOutfits', 'before all others', { after: '0_o' }),
  step('getOutfits', 'with a garment', { itemId: 'item-mira' }),
  step('getOutfits', 'of a person without any', {}, { as: 'noor' }),
  step('getOutfits', 'without a profile', {}, { as: 'stranger' }),
  step('getOutfit', 'with a deleted garment', { id: 'outfit-mira' }),
  step('getOutfit', 'another’s', { id: 'outfit-mira' }, { as: 'noor', status: 404 }),
  step('getOutfit', 'a missing one', { id: 'gone' }, { status: 404 }),
  step('addOutfit', 'of an own garment', { ...facts, layers: [layer('item-mira')] }),
  step('addOutfit', 'without garments', { ...facts, layers: [] }),
  step('addOutfit', 'of another’s garment', { ...facts, layers: [layer('item-bo')] }, { status: 404 }),
  step('addOutfit', 'of a deleted garment', { ...facts, layers: [layer('item-mira-2')] }, { status: 404 }),
  step(
    'addOutfit',
    'with a garment twice',
    { ...facts, layers: [layer('item-mira'), layer('item-mira')] },
    { status: 400 },
  ),
  step('addOutfit', 'without a profile', { ...facts, layers: [] }, { as: 'stranger', status: 404 }),
  step('updateOutfit', 'with the deleted garment', {
    ...facts,
    version: 1,
    layers: [layer('item-mira-2'), layer('item-mira')],
  }),
  step('updateOutfit', 'an earlier version', { ...facts, version: 1, layers: [] }, { status: 409 }),
  step('updateOutfit', 'another’s', { ...facts, version: 2, layers: [] }, { as: 'noor', status: 404 }),
  step(
    'updateOutfit',
    'with another’s garment',
    { ...facts, version: 2, layers: [layer('item-theo')] },
    { status: 404 },
  ),
  step('addFavorite', 'a garment for an outfit', { email: 'mira@example.com', itemID: 'item-noor' }),
  step('addOutfit', 'of a garment of the wishlist', { ...facts, layers: [layer('item-noor')] }),
  step('removeFavorite', 'the garment of an outfit', { email: 'mira@example.com', itemID: 'item-noor' }),
  step('getOutfits', 'with the new ones', {}),
  step('getOutfitImage', 'without a signature', { imageId: 'outfit-mira' }, { as: null, status: 404 }),
  step('deleteOutfit', 'another’s', { id: 'outfit-mira' }, { as: 'noor', status: 404 }),
  step('deleteOutfit', 'of the caller', { id: 'outfit-mira' }),
  step('deleteOutfit', 'again', { id: 'outfit-mira' }, { status: 404 }),
];
