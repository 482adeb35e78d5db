import { authCopy } from '@aura/domain/copy/auth';
import { errorCopy } from '@aura/domain/copy/errors';
import { settingsCopy } from '@aura/domain/copy/settings';
import { useToast } from '@aura/ui/primitives/Toast';
import { usePlatform } from '../../platform/platform.tsx';
import LogIn from './LogIn.tsx';

const refusal = { error: errorCopy.notAuthenticated, reason: authCopy.sessionEnded };

/**
 * The dialog shown over any page when the session is no longer accepted. Signing in continues on that page,
 * closing the dialog signs out (docs/decisions/2026-11-22-refused-session.md).
 */
export default function SessionEnded() {
  const { identity } = usePlatform();
  const { show } = useToast();
  const signOut = () =>
    void identity.signOut().catch(() => show({ tone: 'alert', text: settingsCopy.signOutFailed }));
  return <LogIn open onClose={signOut} refusal={refusal} />;
}
