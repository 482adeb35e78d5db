import type { DecisionDraft } from '@aura/ui/moderation/DecisionForm';
import { selectIdentity } from '../store/session.ts';
import type { AppStore } from '../store/store.ts';

interface UserDrafts {
  readonly uid: string | undefined;
  readonly byCase: Map<string, DecisionDraft>;
}

const drafts = new WeakMap<AppStore, UserDrafts>();

/**
 * Returns what the signed-in moderator has chosen and typed for cases that are not decided, by their ids. It is loaded
 * with the pages that use it, unlike the slices, which every page needs.
 */
export function decisionDraftsOf(store: AppStore): Map<string, DecisionDraft> {
  const uid = selectIdentity(store.getState())?.uid;
  const existing = drafts.get(store);
  if (existing && existing.uid === uid) return existing.byCase;
  const byCase = new Map<string, DecisionDraft>();
  drafts.set(store, { uid, byCase });
  return byCase;
}
