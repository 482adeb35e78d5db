import { addDays } from '@aura/domain/rules/days';
import { testNow } from '../../../packages/server/src/testing/server.ts';
import { type Step, step } from './step.ts';

const outfit = { itemIds: ['item-mira', 'item-mira-2'], outfitId: 'outfit-mira' };
const one = { itemIds: ['item-mira'] };
const range = (from: string, to: string) => ({ from, to });

const today = testNow.toISOString().slice(0, 10);
const yesterday = addDays(today, -1);
const nextWeek = addDays(today, 7);
const all = range(addDays(today, -30), addDays(today, 30));

/** Wears, and the deletion of item-mira-2, of which some are. */
export const wearSteps: readonly Step[] = [
  step('getWears', 'before there are any', all),
  step('addWear', 'an outfit with a post', { date: today, ...outfit, postId: 'post-mira' }),
  step('addWear', 'the same again', { date: today, ...outfit }),
  step('addWear', 'an item', { date: today, ...one }),
  step('addWear', 'the same item again', { date: today, ...one }),
  step('addWear', 'another day', { date: yesterday, itemIds: ['item-mira-2'] }),
  step('addWear', 'a plan', { date: nextWeek, ...outfit, planned: true }),
  step('addWear', 'a plan of what is worn', { date: today, ...outfit, planned: true }),
  step('addWear', 'a plan of today', { date: today, itemIds: ['item-mira-2'], planned: true }),
  step('addWear', 'what is planned for today', { date: today, itemIds: ['item-mira-2'] }),
  step('addWear', 'a day to come', { date: nextWeek, ...one }, { status: 400 }),
  step(
    'addWear',
    'a plan of a past day',
    { date: addDays(today, -3), ...one, planned: true },
    { status: 400 },
  ),
  step('addWear', 'a plan far away', { date: addDays(today, 400), ...one, planned: true }, { status: 400 }),
  step('addWear', 'a day that does not exist', { date: '2026-02-29', ...one }, { status: 400 }),
  step('addWear', 'no garments', { date: today, itemIds: [] }, { status: 400 }),
  step('addWear', 'a garment twice', { date: today, itemIds: ['item-mira', 'item-mira'] }, { status: 400 }),
  step(
    'addWear',
    'too many garments',
    { date: today, itemIds: Array.from({ length: 31 }, (_, index) => `item-${index}`) },
    { status: 400 },
  ),
  step('addWear', 'another’s garment', { date: today, itemIds: ['item-noor'] }, { status: 404 }),
  step('addWear', 'a missing garment', { date: today, itemIds: ['gone'] }, { status: 404 }),
  step('addWear', 'a missing outfit', { date: today, ...one, outfitId: 'gone' }, { status: 404 }),
  step('addWear', 'another’s post', { date: today, ...one, postId: 'post-noor' }, { status: 404 }),
  step('addWear', 'without a profile', { date: today, ...one }, { as: 'stranger', status: 404 }),
  step('getWears', 'of a range', all),
  step('getWears', 'of a day', range(today, today)),
  step('getWears', 'of another person', all, { as: 'noor' }),
  step('getWears', 'without a profile', all, { as: 'stranger' }),
  step('getWears', 'of a range that ends before it begins', range(today, yesterday), { status: 400 }),
  step('getWears', 'of ten years', range('2016-11-25', today), { status: 400 }),
  step('getItem', 'with its wears', { id: 'item-mira' }),
  step('getItem', 'without those of another person', { id: 'item-mira' }, { as: 'noor' }),
  step('deleteWear', 'a missing one', { id: 'gone' }, { status: 404 }),
  step('deleteItem', 'of the caller', { itemId: 'item-mira-2', email: 'mira@example.com' }),
  step('getWears', 'without the deleted garment and the wear of it alone', all),
  step('addWear', 'the deleted garment', { date: today, itemIds: ['item-mira-2'] }, { status: 404 }),
];
