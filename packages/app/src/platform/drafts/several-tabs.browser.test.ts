import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { newPostDraft, type PostDraft } from '@aura/domain/forms/post-draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsReleased, resetDrafts } from '../../testing/reset-drafts.ts';
import { databaseNames } from './delete-drafts.ts';
import { createDraftStore, type DraftStoreOptions } from './draft-store.ts';
import { type ItemDraftsForm, itemDraftsOptions } from './item-drafts.ts';
import { postDraftOptions } from './post-draft.ts';

const uid = 'uid-1';
const photo = new Blob(['a photo'], { type: 'image/jpeg' });

interface TestCase<Form> {
  readonly options: DraftStoreOptions<Form>;
  readonly create: (name: string) => Form;
  readonly nameOf: (form: Form) => string | undefined;
}

const items: TestCase<ItemDraftsForm> = {
  options: itemDraftsOptions,
  create: (name) => ({ items: [{ ...blankItemDraft<Blob>(name), name }], current: 0 }),
  nameOf: (form) => form.items[0]?.name,
};
const posts: TestCase<PostDraft<Blob>> = {
  options: postDraftOptions,
  create: (name) => {
    const draft = newPostDraft<Blob>(crypto.randomUUID(), photo);
    return { ...draft, values: { ...draft.values, caption: name } };
  },
  nameOf: (form) => form.values.caption,
};

/** Resolves to a function that releases the lock. */
function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, () => new Promise<void>(resolve));
  });
}

function describeTabs<Form extends object>(title: string, { options, create, nameOf }: TestCase<Form>) {
  describe(title, () => {
    const open: (() => void)[] = [];
    beforeEach(() => resetDrafts(uid));
    afterEach(() => {
      for (const stop of open.splice(0)) stop();
      vi.restoreAllMocks();
    });

    function openTab() {
      const drafts = createDraftStore(uid, options);
      open.push(drafts.stop);
      const current = () => {
        const form = drafts.current();
        return form && nameOf(form);
      };
      return { ...drafts, current, load: async () => void (await drafts.load()) };
    }
    const stored = async () => {
      const record = await options.importRecord();
      const existing = (await indexedDB.databases()).map(({ name }) => name);
      const names = databaseNames(uid, options.kind).filter((name) => existing.includes(name));
      const forms = await Promise.all(names.map((name) => record.read(name)));
      // Reading a database that is being deleted creates it again, without a form.
      return forms.flatMap((form) => (form ? [nameOf(form)] : []));
    };

    it('forms of two tabs are stored side by side, and offered one after the other', async () => {
      const first = openTab();
      const second = openTab();
      await Promise.all([first.load(), second.load()]);
      first.save(create('coat'));
      await expect.poll(stored).toEqual(['coat']);
      second.save(create('scarf'));
      await expect.poll(stored).toEqual(['coat', 'scarf']);
      first.stop();
      second.stop();
      await draftsReleased(uid);

      const later = openTab();
      await later.load();
      expect(later.current()).toBe('coat');
      later.save(null);
      await expect.poll(later.current).toBe('scarf');
      later.save(null);
      await expect.poll(stored).toEqual([]);
      expect(later.current()).toBeNull();
    });

    it('a tab that is left before its form is stored does not overwrite the form of another tab', async () => {
      const first = openTab();
      const second = openTab();
      await Promise.all([first.load(), second.load()]);
      first.save(create('coat'));
      await expect.poll(stored).toEqual(['coat']);
      second.save(create('scarf'));
      window.dispatchEvent(new Event('pagehide'));
      const [name] = databaseNames(uid, options.kind);
      expect(localStorage.getItem(name)).toBeNull();
      await expect.poll(stored).toEqual(['coat', 'scarf']);
    });

    it('when all slots are taken, a form is stored as soon as another tab has released one', async () => {
      const tabs = databaseNames(uid, options.kind).map(() => openTab());
      for (const [index, tab] of tabs.entries()) {
        tab.save(create(`${index}`));
        await expect.poll(stored).toHaveLength(index + 1);
      }
      const late = openTab();
      late.save(create('late'));
      expect(await late.store()).toBe(false);
      tabs[0]?.save(null);
      await expect.poll(stored).toContain('late');
    });

    it('a form that is edited in one tab is withdrawn from the others until it is released', async () => {
      const earlier = openTab();
      earlier.save(create('coat'));
      await expect.poll(stored).toEqual(['coat']);
      earlier.stop();
      await draftsReleased(uid);
      const first = openTab();
      const second = openTab();
      await Promise.all([first.load(), second.load()]);
      expect([first.current(), second.current()]).toEqual(['coat', 'coat']);
      await first.claim();
      await expect.poll(second.current).toBeNull();
      first.save(create('long coat'));
      first.release();
      await expect.poll(second.current).toBe('long coat');
    });

    it('a form that was released can be claimed again at once', async () => {
      const drafts = openTab();
      drafts.save(create('coat'));
      await expect.poll(stored).toEqual(['coat']);
      drafts.release();
      await drafts.claim();
      expect(drafts.current()).toBe('coat');
      drafts.release();
      await drafts.claim();
      expect(drafts.current()).toBe('coat');
    });

    it('a form of a page that ends without a message is offered when it has ended', async () => {
      const earlier = openTab();
      earlier.save(create('coat'));
      await expect.poll(stored).toEqual(['coat']);
      earlier.stop();
      await draftsReleased(uid);
      const endPage = await holdLock(databaseNames(uid, options.kind)[0]);
      const later = openTab();
      await later.load();
      expect(later.current()).toBeNull();
      endPage();
      await expect.poll(later.current).toBe('coat');
    });

    it('a form that was sent or discarded in one tab is withdrawn from the others', async () => {
      const first = openTab();
      const second = openTab();
      first.save(create('coat'));
      await expect.poll(stored).toEqual(['coat']);
      first.release();
      await expect.poll(second.current).toBe('coat');
      first.save(null);
      await expect.poll(second.current).toBeNull();
    });

    it('discarding a form that another tab has just begun to edit does not delete it', async () => {
      const first = openTab();
      const second = openTab();
      first.save(create('coat'));
      await expect.poll(stored).toEqual(['coat']);
      first.release();
      await expect.poll(second.current).toBe('coat');
      const unlock = await holdLock(databaseNames(uid, options.kind)[0]);
      second.save(null);
      second.save(create('scarf'));
      await expect.poll(stored).toEqual(['coat', 'scarf']);
      unlock();
    });

    it('a form whose slot is still locked for a moment is stored in that slot', async () => {
      const [name] = databaseNames(uid, options.kind);
      const unlock = await holdLock(name);
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
      const drafts = openTab();
      drafts.save(create('coat'));
      await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalled());
      unlock();
      expect(await drafts.store()).toBe(true);
      expect((await indexedDB.databases()).map((database) => database.name)).toEqual([name]);
    });

    it('a store that is stopped while its slot is locked takes no other one', async () => {
      open.push(await holdLock(databaseNames(uid, options.kind)[0]));
      const request = vi.spyOn(navigator.locks, 'request');
      const drafts = openTab();
      drafts.save(create('coat'));
      const storing = drafts.store();
      await vi.waitFor(() => expect(request).toHaveBeenCalled());
      drafts.stop();
      expect(await storing).toBe(false);
      expect(new Set(request.mock.calls.map(([name]) => name)).size).toBe(1);
    });
  });
}

describeTabs('item drafts of several tabs', items);
describeTabs('post drafts of several tabs', posts);
