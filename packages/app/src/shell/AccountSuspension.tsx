import { lastRefusedWrite } from '@aura/api-client/cache/refused-writes';
import { suspensionText } from '@aura/domain/rules/moderation';
import { SuspensionNotice } from '@aura/ui/shell/SuspensionNotice';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { useCurrentUser } from '../shared/use-current-user.ts';
import { useAppStore } from '../store/store.ts';

/** The server's reason for the last write that it refused because of a suspension; null before the first one. */
function useRefusal(onRefused: () => void): string | null {
  const store = useAppStore();
  const [refusal, setRefusal] = useState<{ readonly id: string; readonly text: string } | null>(null);
  useEffect(
    () =>
      store.subscribe(() => {
        const last = lastRefusedWrite(store.getState() as never);
        if (last === null || last.requestId === refusal?.id) return;
        setRefusal({ id: last.requestId, text: last.error.message });
        onRefused();
      }),
    [store, refusal, onRefused],
  );
  return refusal?.text ?? null;
}

/** Says on every page that the account is suspended, and again after a refused write when it was hidden. */
export default function AccountSuspension() {
  const { profile } = useCurrentUser();
  const [isHidden, setHidden] = useState(false);
  const [show] = useState(() => () => setHidden(false));
  const refusal = useRefusal(show);
  const text = refusal ?? (profile?.suspension ? suspensionText(profile.suspension) : null);
  return (
    <SuspensionNotice
      text={isHidden ? null : text}
      settingsHref={paths.settings}
      onDismiss={() => setHidden(true)}
    />
  );
}
