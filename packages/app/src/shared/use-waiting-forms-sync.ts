import { useCallback, useMemo, useRef } from 'react';
import type { WaitingForm, WaitingForms } from '../platform/drafts/waiting-forms.ts';
import { isNeverSynced, useChangeSync } from './use-change-sync.ts';

interface WaitingFormsSync<Form> {
  readonly store: WaitingForms<Form>;
  readonly forms: readonly WaitingForm<Form>[];
  /** Whether something of the form can be sent. */
  readonly isSendable: (form: Form) => boolean;
  /**
   * Sends a form, and stores with `replace` what is left of it. Resolves to undefined, or to the code of the error after
   * which it has to be sent again.
   */
  readonly send: (
    form: Form,
    replace: (left: Form | null) => Promise<void>,
  ) => Promise<string | null | undefined>;
}

/** A form that the server refuses stays until the user has decided about it. */
const keep = () => undefined;

/**
 * Sends the forms that wait for a connection, one after the other, as `useChangeSync` sends other changes. One that another
 * tab edits or sends is left to it. Functions must be memoized.
 */
export function useWaitingFormsSync<Form>({ store, forms, isSendable, send }: WaitingFormsSync<Form>): void {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const changes = useMemo(
    () =>
      Object.fromEntries(
        forms.flatMap(({ name, form }) => (isSendable(form) ? [[name, form] as const] : [])),
      ),
    [forms, isSendable],
  );
  const sendNext = useCallback(
    (name: string) => {
      const sent = last.current
        .then(() => (navigator.onLine ? store.use(name, send) : null))
        .catch(() => null);
      last.current = sent;
      return sent;
    },
    [store, send],
  );
  useChangeSync({ changes, isSynced: isNeverSynced, send: sendNext, remove: keep });
}
