import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense } from 'react';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';

const SessionEnded = lazyComponent(() => import('../features/auth/SessionEnded.tsx'));
const ProfileGate = lazyComponent(async () => ({
  default: (await import('../features/auth/ProfileGate.tsx')).ProfileGate,
}));

/**
 * The dialogs of the session over any page: the profile set-up, and Log In when the session is no longer accepted
 * (docs/decisions/2026-11-22-refused-session.md).
 * @param withProfile whether the profile can be read
 */
export function SessionDialogs({ withProfile }: { readonly withProfile: boolean }) {
  const { identity, refused } = useAppSelector(selectSession);
  return (
    <>
      <Suspense fallback={null}>{withProfile && <ProfileGate key={identity?.uid} />}</Suspense>
      <Suspense fallback={null}>{refused && <SessionEnded />}</Suspense>
    </>
  );
}
