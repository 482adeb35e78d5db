import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../page/lazy-part.tsx';
import { policyNames } from '../../paths.ts';
import { selectSession } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

const ProfileSetup = lazyPart(() => import('./ProfileSetup.tsx'));

/**
 * Shows the profile set-up when the signed-in person definitely has no profile yet: never on a failure of the
 * network, while signing up, or over a policy (docs/product.md section 2).
 */
export function ProfileGate() {
  const { identity, signUpInProgress } = useAppSelector(selectSession);
  const { pathname } = useLocation();
  const ready = identity !== null && !signUpInProgress;
  const { currentData, error } = useGetProfileQuery(ready ? identity.email : skipToken);
  const missing = error?.code === 'NOT_FOUND' || currentData?.username === '';
  const overPolicy = policyNames.some((name) => pathname === `/${name}`);
  if (!ready || !missing || overPolicy) return null;
  return (
    <Suspense fallback={null}>
      <ProfileSetup identity={identity} />
    </Suspense>
  );
}
