import type { Unsent } from '../../platform/unsent/unsent.ts';
import { type UnsentForm, unsentItemsOf } from '../../platform/unsent/unsent-items.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

/** What the viewer filled in and did not send. */
export function useUnsentItems(): Unsent<UnsentForm> {
  return unsentItemsOf(useAppSelector(selectIdentity)?.uid ?? '');
}
