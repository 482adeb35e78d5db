import { UnsentItems } from '@aura/ui/wardrobe/UnsentItems';
import { useEffect, useSyncExternalStore } from 'react';
import { unsentCount } from '../../platform/unsent/unsent-items.ts';
import { useUnsentItems } from './use-unsent-items.ts';

interface UnsentHintProps {
  readonly onContinue: () => void;
  readonly onContinueIntent: () => void;
}

/** Says that items wait which were filled in and not sent. */
export function UnsentHint(props: UnsentHintProps) {
  const unsent = useUnsentItems();
  const count = useSyncExternalStore(unsent.subscribe, () => unsentCount(unsent));
  useEffect(() => {
    void unsent.load();
  }, [unsent]);
  return count > 0 && <UnsentItems count={count} {...props} />;
}
