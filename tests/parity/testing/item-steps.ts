import { matchSteps } from './match-steps.ts';
import { type Step, step } from './step.ts';

const mira = 'mira@example.com';
const facts = { size: 'M', color: 'Red', material: 'Silk', brand: '', style: '', subcategory: '' };
const change = {
  itemId: 'item-mira',
  email: mira,
  category: 'Tops',
  description: 'Red shirt',
  ...facts,
} as const;
const edited = {
  notes: 'Left cuff mended\nin January',
  price: { amount: 18_000, currency: 'EUR' },
  purchaseDate: '2024-03-04',
} as const;
const own = { ...edited, archived: false };
const refused = { status: 400 };
const priced = (amount: number, currency = 'EUR') => ({
  ...change,
  own: { ...own, price: { amount, currency: currency as 'EUR' } },
});

const mask = (itemId: string) => ({ itemId, side: 'front' as const, photo: 'gone', mask: new Blob(['x']) });

/** Requests about the owner's facts, and changes of several items. */
export const itemSteps: readonly Step[] = [
  ...matchSteps,
  step('updateItem', 'the owner’s facts', { ...change, own }),
  step('updateItem', 'without them, which stay', change),
  step('getItem', 'with the owner’s facts', { id: 'item-mira' }),
  step('getItem', 'without them, for another viewer', { id: 'item-mira' }, { as: 'noor' }),
  step('updateItem', 'no price and no date', { ...change, own: { ...own, price: null, purchaseDate: '' } }),
  step('updateItem', 'part of a cent', priced(1.5), refused),
  step('updateItem', 'a negative price', priced(-1), refused),
  step('updateItem', 'a price above the limit', priced(1_000_000_001), refused),
  step('updateItem', 'an unknown currency', priced(1, 'ABC'), refused),
  step(
    'updateItem',
    'an impossible date',
    { ...change, own: { ...own, purchaseDate: '2024-02-30' } },
    refused,
  ),
  step('updateItem', 'long notes', { ...change, own: { ...own, notes: 'x'.repeat(2001) } }, refused),
  step('updateItems', 'own ones, another’s, a hidden and a missing one', {
    email: mira,
    itemIds: ['item-noor', 'item-mira-2', 'item-theo', 'item-mira', 'gone'],
    changes: { color: 'Navy', season: [], archived: true },
  }),
  step('getAllUserItems', 'with archived ones', { userID: mira }),
  step('updateItem', 'the facts of an archived one, which stays archived', { ...change, own: edited }),
  step('getItem', 'that was not changed', { id: 'item-noor' }),
  step('updateItems', 'back from the archive', {
    email: mira,
    itemIds: ['item-mira'],
    changes: { archived: false },
  }),
  step(
    'updateItems',
    'a name',
    { email: mira, itemIds: ['item-mira'], changes: { name: 'x' } as never },
    refused,
  ),
  step(
    'updateItems',
    'more than the limit',
    { email: mira, itemIds: Array.from({ length: 101 }, (_, i) => `i${i}`), changes: { archived: true } },
    refused,
  ),
  step(
    'updateItems',
    'without a profile',
    { email: 'stranger@example.com', itemIds: ['item-mira'], changes: { archived: true } },
    { as: 'stranger', status: 404 },
  ),
  step('editCutout', 'of another photo', mask('item-mira'), refused),
  step('editCutout', 'another’s', mask('item-noor'), { status: 403 }),
  step('editCutout', 'a hidden one', mask('item-theo'), { status: 404 }),
  step('deleteItems', 'another’s, a hidden and a missing one', {
    email: mira,
    itemIds: ['item-noor', 'item-theo', 'gone'],
  }),
];
