import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { settingsCopy } from '@aura/domain/copy/settings';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { noPush } from '../../mocks/no-push.ts';
import { databaseNames } from '../../platform/drafts/delete-drafts.ts';
import { itemDraftsRecord } from '../../platform/drafts/item-drafts-record.ts';
import { createUserStorage } from '../../platform/storage/user-storage.ts';
import { decisionDraftsOf } from '../../shared/decision-drafts.ts';
import { changeEnded, changeMade } from '../../store/local-state.ts';
import { commentDraftChanged } from '../../store/visit.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { resetDrafts } from '../../testing/reset-drafts.ts';
import { useSignOut } from './use-sign-out.tsx';

const me = meWithUid('uid-leaving');

const signOut = vi.fn(async () => undefined);
const unsubscribe = vi.fn(async (): Promise<string | null> => null);
const loadPush = async () => ({ ...noPush, unsubscribe });

function SignOutButton() {
  const { request, dialog } = useSignOut();
  return (
    <>
      <button type="button" onClick={request}>
        Leave
      </button>
      {dialog}
    </>
  );
}

let store: ReturnType<typeof createTestStore>;

beforeEach(() => {
  signOut.mockReset();
  store = createTestStore(me);
  renderScreen(<SignOutButton />, {
    store,
    platform: { ...createFakePlatform({ signOut }), loadPush },
  });
});
afterEach(async () => {
  cleanup();
  await resetDrafts(me.uid);
  createUserStorage(me.uid).clear();
});

/** Stores a draft as another tab does. */
const storeDraft = (slot: number) =>
  itemDraftsRecord.write(databaseNames(me.uid, 'items')[slot] ?? '', {
    items: [{ ...blankItemDraft<Blob>('a'), name: 'Coat' }],
    current: 0,
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function question() {
  await screen.findByRole('alertdialog', { name: 'Sign out and delete what is not sent?' });
  await screen.findByText(
    'This browser has posts, items, comments or other changes that are not sent yet. Signing out deletes them.',
  );
}

it('without drafts, signs out at once', async () => {
  await press('Leave');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('when signing out fails, says so, and the next press tries again', async () => {
  signOut.mockRejectedValueOnce(new Error('The code of the provider did not load.'));
  await press('Leave');
  await screen.findByText(settingsCopy.signOutFailed);
  await press('Leave');
  await expect.poll(() => signOut.mock.calls.length).toBe(2);
});

it.each([0, 3])('with a draft in slot %i, asks before signing out', async (slot) => {
  await storeDraft(slot);
  await press('Leave');
  await question();
  expect(signOut).not.toHaveBeenCalled();
  await press('Sign Out');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});

it.each(['outfit:outfit-1', 'cutout:item-1'])(
  'with a draft under the key %s, asks before signing out',
  async (key) => {
    createUserStorage(me.uid).write(key, { name: 'Office', occasions: [], layers: [], version: null });
    await press('Leave');
    await question();
    expect(signOut).not.toHaveBeenCalled();
  },
);

it('with items that wait for a connection, asks before signing out', async () => {
  const [name] = databaseNames(me.uid, 'waiting-items');
  await itemDraftsRecord.write(name, { items: [{ ...blankItemDraft<Blob>('a'), name: 'Coat' }], current: 0 });
  await press('Leave');
  await question();
  expect(signOut).not.toHaveBeenCalled();
});

it('with a comment or a like that waits for a connection, asks before signing out', async () => {
  const changes = [
    ['likeChanges', true],
    ['commentLikes', { postId: 'post-1', liked: true }],
    ['waitingComments', { postId: 'p1', parentId: null, text: 'Yes', refusal: null }],
  ] as const;
  for (const [kind, value] of changes) {
    const key = 'key-1';
    store.dispatch(changeMade({ kind, key, value } as Parameters<typeof changeMade>[0]));
    await press('Leave');
    await question();
    await press('Cancel');
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    store.dispatch(changeEnded({ kind, key }));
  }
  expect(signOut).not.toHaveBeenCalled();
});

it('with a comment that was typed and not sent, asks before signing out', async () => {
  store.dispatch(commentDraftChanged({ id: 'p1', text: 'Where is the coat from?' }));
  await press('Leave');
  await question();
  await press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
  store.dispatch(commentDraftChanged({ id: 'p1', text: '' }));
  await press('Leave');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});

it('with words of a decision that were typed and not sent, asks before signing out', async () => {
  const draft = { act: 'warn', reason: 'spam', words: 'Be kind', days: 7 } as const;
  decisionDraftsOf(store).set('case-1', draft);
  await press('Leave');
  await question();
  await press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  decisionDraftsOf(store).delete('case-1');
  await press('Leave');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});

it('with a follow that was not sent, asks before signing out only without a connection', async () => {
  store.dispatch(changeMade({ kind: 'followed', key: 'amara', value: true }));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Leave');
  await question();
  await press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  isOnline.mockRestore();
  await press('Leave');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});

it('when the user cancels, keeps the session and the draft', async () => {
  await storeDraft(0);
  await press('Leave');
  await question();
  await press('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
  expect(await itemDraftsRecord.read(databaseNames(me.uid, 'items')[0])).not.toBeNull();
});

it('signing out ends the push messages of this browser, also when that takes too long', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true }));
  unsubscribe.mockResolvedValueOnce('https://push.example.com/phone');
  await press('Leave');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
  const [request] = fetched.mock.calls[0] ?? [];
  expect(new URL(new Request(request ?? '').url).pathname).toBe('/api/aura/removePushSubscription');
  fetched.mockRestore();
  unsubscribe.mockReturnValueOnce(new Promise(() => undefined));
  signOut.mockClear();
  await expect.poll(() => screen.queryByRole('button', { name: 'Leave' })).not.toBeNull();
  await press('Leave');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});
