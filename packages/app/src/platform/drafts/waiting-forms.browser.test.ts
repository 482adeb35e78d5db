import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { storedFormsMax } from '@aura/domain/limits/wardrobe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetDrafts } from '../../testing/reset-drafts.ts';
import { deleteDrafts } from './delete-drafts.ts';
import type { ItemDraftsForm } from './item-drafts.ts';
import { createWaitingForms, type WaitingForms } from './waiting-forms.ts';
import { waitingItemsOptions } from './waiting-items.ts';

const uid = 'uid-waiting';
const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });
const form = (name: string): ItemDraftsForm => ({
  items: [
    { ...blankItemDraft<Blob>(name), name, category: 'Tops', front: photo('front'), back: photo('back') },
  ],
  current: 0,
});

const tabs: WaitingForms<ItemDraftsForm>[] = [];
/** Opens the store as another tab does. */
function openTab() {
  const tab = createWaitingForms(uid, waitingItemsOptions);
  tabs.push(tab);
  return tab;
}
const namesIn = (tab: WaitingForms<ItemDraftsForm>) =>
  tab.current().map((waiting) => waiting.form.items.map(({ name }) => name).join());
async function waiting() {
  const tab = openTab();
  await tab.load();
  return namesIn(tab);
}
const databaseOf = (tab: WaitingForms<ItemDraftsForm>) => tab.current()[0]?.name ?? '';

beforeEach(() => resetDrafts(uid));
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.stop();
  await resetDrafts(uid);
  vi.restoreAllMocks();
});

it('forms wait side by side with their photos, in every tab and after a reload', async () => {
  const first = openTab();
  const second = openTab();
  await first.add(form('coat'));
  await first.add(form('scarf'));
  await expect.poll(() => namesIn(second)).toEqual(['coat', 'scarf']);
  expect(await waiting()).toEqual(['coat', 'scarf']);
  const front = second.current()[0]?.form.items[0]?.front;
  expect(await front?.text()).toBe('front');
});

it('when too many forms wait, another one is not accepted', async () => {
  const tab = openTab();
  for (let count = 0; count < storedFormsMax; count += 1)
    expect(await tab.add(form(`${count}`))).toBe('added');
  expect(await tab.add(form('one more'))).toBe('full');
  expect(await waiting()).toHaveLength(storedFormsMax);
});

it('when the browser refuses to store a form, it is not accepted', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError');
  });
  expect(await openTab().add(form('coat'))).toBe('failed');
});

it('a form is given to one tab at a time, and is gone when that tab has sent it', async () => {
  const first = openTab();
  const second = openTab();
  await first.add(form('coat'));
  await expect.poll(() => namesIn(second)).toEqual(['coat']);
  const name = databaseOf(first);
  const work = vi.fn(async (_form: ItemDraftsForm, replace: (next: null) => Promise<void>) => replace(null));
  await Promise.all([first.use(name, work), second.use(name, work)]);
  await second.use(name, work);
  expect(work).toHaveBeenCalledTimes(1);
  expect(namesIn(first)).toEqual([]);
  await expect.poll(() => namesIn(second)).toEqual([]);
});

it('a form that is edited is not sent until it is released, and then with its changes', async () => {
  const first = openTab();
  const second = openTab();
  await first.add(form('coat'));
  const name = databaseOf(first);
  const editor = first.edit(name);
  await editor.claim();
  editor.save(form('long coat'));
  const send = vi.fn(async ({ items }: ItemDraftsForm) => items[0]?.name);
  expect(await second.use(name, send)).toBeNull();
  expect(send).not.toHaveBeenCalled();
  editor.release();
  await expect.poll(() => namesIn(second)).toEqual(['long coat']);
  expect(await second.use(name, send)).toBe('long coat');
});

it('a form that is discarded while it is edited no longer waits in any tab', async () => {
  const first = openTab();
  const second = openTab();
  await first.add(form('coat'));
  await expect.poll(() => namesIn(second)).toEqual(['coat']);
  const editor = first.edit(databaseOf(first));
  await editor.claim();
  editor.save(null);
  await expect.poll(() => [...namesIn(first), ...namesIn(second)]).toEqual([]);
});

it('when the user signs out while a form is sent, nothing of it is stored again', async () => {
  const tab = openTab();
  await tab.add(form('coat'));
  await tab.use(databaseOf(tab), async (_form, replace) => {
    tab.stop();
    await deleteDrafts(uid);
    await replace(form('coat'));
  });
  expect(await waiting()).toEqual([]);
});
