import { useRemovePushSubscriptionMutation } from '@aura/api-client/endpoints/notification-delivery';
import { settingsCopy } from '@aura/domain/copy/settings';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useState } from 'react';
import { hasStoredDrafts } from '../../platform/drafts/has-stored-drafts.ts';
import { readSharedPhotos } from '../../platform/offline/shared-photos.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { decisionDraftsOf } from '../../shared/decision-drafts.ts';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useEndSession } from '../../shared/use-end-session.ts';
import { type LocalState, selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { type AppStore, useAppSelector, useAppStore } from '../../store/store.ts';
import { selectCommentDrafts } from '../../store/visit.ts';

const AlertDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/primitives/AlertDialog')).AlertDialog,
}));

const pushWaitMs = 2_000;
const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether something waits for a connection. With one, follows and wishes are sent within a moment. */
function hasWaitingChanges({ followed, wishes, ...changes }: LocalState): boolean {
  const { likeChanges, commentLikes, waitingComments } = changes;
  const kinds = [likeChanges, commentLikes, waitingComments, ...(navigator.onLine ? [] : [followed, wishes])];
  return kinds.some((changes) => Object.keys(changes).length > 0);
}

/** Whether a comment, or the words of a moderator's decision, were typed and not sent. */
function hasTypedText(store: AppStore): boolean {
  const comments = Object.values(selectCommentDrafts(store.getState()).commentDrafts);
  const words = [...decisionDraftsOf(store).values()].map((draft) => draft.words);
  return [...comments, ...words].some((text) => text.trim() !== '');
}

/**
 * Signs the user out. Asks first when something that is not sent would be deleted: a draft of any tab, a comment or a
 * moderator's words that are typed in this one, a shared photo, or changes that wait for a connection (docs/product.md section 4).
 */
export function useSignOut() {
  const { loadPush } = usePlatform();
  const endSession = useEndSession();
  const [removePush] = useRemovePushSubscriptionMutation();
  const store = useAppStore();
  const uid = useAppSelector(selectIdentity)?.uid ?? '';
  const [busy, setBusy] = useState(false);
  const confirming = useDialogSubject<null>();

  /** Ends the push messages of this browser, as long as the server does not take long. */
  async function endPush() {
    const end = async () => {
      const endpoint = await (await loadPush()).unsubscribe();
      if (endpoint !== null) await removePush(endpoint);
    };
    await Promise.race([end().catch(() => undefined), waitFor(pushWaitMs)]);
  }
  async function signOut() {
    setBusy(true);
    await endPush();
    const decisions = decisionDraftsOf(store);
    if (await endSession()) return decisions.clear();
    setBusy(false);
    confirming.onOpenChange(false);
  }
  async function request() {
    setBusy(true);
    const isUnsent = hasWaitingChanges(selectLocalState(store.getState())) || hasTypedText(store);
    if (!isUnsent && !(await hasStoredDrafts(uid)) && !(await readSharedPhotos())) return signOut();
    setBusy(false);
    confirming.show(null);
  }
  const dialog = confirming.dialog && (
    <Suspense>
      <AlertDialog
        open={confirming.dialog.open}
        onOpenChange={confirming.onOpenChange}
        title={settingsCopy.signOutHeading}
        body={settingsCopy.signOutBody}
        confirmLabel={settingsCopy.signOut}
        tone="danger"
        busy={busy}
        onConfirm={() => void signOut()}
      />
    </Suspense>
  );
  return { request: () => void request(), busy, dialog };
}
