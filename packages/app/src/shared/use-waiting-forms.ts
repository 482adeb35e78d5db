import { useEffect, useSyncExternalStore } from 'react';
import type { WaitingForms } from '../platform/drafts/waiting-forms.ts';
import { selectIdentity } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';

/** The current user's forms of a kind that wait for a connection, and their store. */
export function useWaitingForms<Form>(storeOf: (uid: string) => WaitingForms<Form>) {
  const store = storeOf(useAppSelector(selectIdentity)?.uid ?? '');
  const forms = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => {
    void store.load();
  }, [store]);
  return { store, forms };
}
