import { authCopy } from '@aura/domain/copy/auth';
import { errorCopy } from '@aura/domain/copy/errors';
import { useEndSession } from '../../shared/use-end-session.ts';
import LogIn from './LogIn.tsx';

const refusal = { error: errorCopy.notAuthenticated, reason: authCopy.sessionEnded };

/**
 * The dialog shown over any page when the session is no longer accepted. Signing in continues on that page,
 * closing the dialog signs out (docs/decisions/2026-11-22-refused-session.md).
 */
export default function SessionEnded() {
  const signOut = useEndSession();
  return <LogIn open onClose={() => void signOut()} refusal={refusal} />;
}
