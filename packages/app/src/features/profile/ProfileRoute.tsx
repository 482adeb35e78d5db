import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { shellCopy } from '@aura/domain/copy/shell';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useReadFailed } from '../../shared/use-read-failed.ts';
import { selectSession } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { OwnProfile } from './OwnProfile.tsx';

const ProfileErrorPage = lazyComponent(async () => ({
  default: (await import('./ProfileErrorPage.tsx')).ProfileErrorPage,
}));

/** `/profile`: the current user's profile (docs/product.md section 2). */
export default function ProfileRoute() {
  usePageTitle(shellCopy.profile);
  const { identity } = useAppSelector(selectSession);
  const query = useGetProfileQuery(identity?.email ?? skipToken);
  const { currentData } = query;
  const readFailed = useReadFailed(query);
  // The error is shown also during a retry.
  const [hasFailed, setHasFailed] = useState(false);
  if (readFailed && !hasFailed) setHasFailed(true);
  if (identity && currentData) return <OwnProfile email={identity.email} profile={currentData} />;
  if (identity && !hasFailed) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ProfileErrorPage
        title={shellCopy.profile}
        message={identity ? undefined : profileErrorCopy.notAuthenticated}
        query={query}
      />
    </Suspense>
  );
}
