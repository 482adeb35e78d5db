import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { policyNames } from '../../paths.ts';
import { selectSession } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

const ProfileSetup = lazyComponent(() => import('./ProfileSetup.tsx'));

/**
 * Shows the profile set-up when the current user has no profile. It is not shown after network failures,
 * during the sign-up, or over a policy page (docs/product.md section 2).
 */
export function ProfileGate() {
  const { identity, signUpInProgress } = useAppSelector(selectSession);
  const { pathname } = useLocation();
  const ready = identity !== null && !signUpInProgress;
  const { currentData, error } = useGetProfileQuery(ready ? identity.email : skipToken);
  const missing = error?.code === 'NOT_FOUND' || currentData?.username === '';
  const overPolicy = policyNames.some((name) => matchPath(`/${name}`, pathname));
  if (!ready || !missing || overPolicy) return null;
  return (
    <Suspense fallback={null}>
      <ProfileSetup identity={identity} />
    </Suspense>
  );
}
