import { itemWire } from '@aura/api-client/testing/blank-wires';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import ItemDraftHint from '../features/wardrobe/ItemDraftHint.tsx';
import { RefusedItems } from '../features/wardrobe/RefusedItems.tsx';
import WaitingItemsSync from '../features/wardrobe/WaitingItemsSync.tsx';
import { getWaitingItems } from '../platform/drafts/waiting-items.ts';
import { useWaitingForms } from '../shared/use-waiting-forms.ts';
import { createTestStore } from './create-test-store.ts';
import { renderScreen } from './render-screen.tsx';
import { resetDrafts } from './reset-drafts.ts';
import { startUploadServer, type UploadAnswer, type UploadServer } from './upload-server.ts';

const photo = new Blob(['a photo'], { type: 'image/jpeg' });
/** An item of the upload form with both photos. */
export const completeDraft = (id: string, name = id) => ({
  ...blankItemDraft<Blob>(id),
  name,
  category: 'Tops' as const,
  front: photo,
  back: photo,
});
/** Accepts an item. */
export const addsItem: UploadAnswer = async ({ key }) =>
  Response.json({ success: true, item: itemWire({ id: key }) });

/** What runs on every page. */
function Background() {
  const { forms } = useWaitingForms(getWaitingItems);
  return (
    <>
      <WaitingItemsSync />
      <RefusedItems uploads={forms} />
    </>
  );
}

/** What runs on every page, and the waiting items as the wardrobe shows them. */
export const wardrobeWithUploads = (
  <>
    <ItemDraftHint onContinue={() => undefined} onContinueIntent={() => undefined} />
    <Background />
  </>
);

/** The waiting uploads of a user, a connection that can be lost, and a server that accepts items; new for each test. */
export function setUpWaitingUploads(uid: string) {
  const me = { uid, email: 'mira@example.test', displayName: '', method: 'password' as const };
  let isOnline = true;
  let server: UploadServer;
  beforeEach(async () => {
    isOnline = true;
    server = startUploadServer(addsItem);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
    await resetDrafts(uid);
  });
  afterEach(async () => {
    cleanup();
    vi.useRealTimers();
    await resetDrafts(uid);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return {
    email: me.email,
    start: (screens = <Background />) => renderScreen(screens, { store: createTestStore(me) }),
    add: (...ids: string[]) =>
      getWaitingItems(uid).add({ items: ids.map((id) => completeDraft(id)), current: 0 }),
    /** Ids of the items that wait. */
    stored: () =>
      getWaitingItems(uid)
        .current()
        .flatMap(({ form }) => form.items.map(({ id }) => id)),
    /** The answers to the next uploads. */
    answerNext: (...answers: UploadAnswer[]) => server.answers.push(...answers),
    sentIds: () => server.uploads.map(({ key }) => key),
    lastSentName: () => server.uploads.at(-1)?.fields.get('itemName'),
    disconnect: () => {
      isOnline = false;
    },
    reconnect: () =>
      act(async () => {
        isOnline = true;
        window.dispatchEvent(new Event('online'));
      }),
  };
}
