import { moderationCopy } from '@aura/domain/copy/moderation';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { Moderation } from '../features/moderation/Moderation.tsx';
import { QueryError } from '../shared/QueryError.tsx';
import { useCurrentUser } from '../shared/use-current-user.ts';
import { usePageTitle } from '../shared/use-page-title.ts';
import NotFoundRoute from './NotFoundRoute.tsx';

/** `/moderation`, for moderators; others find no page (docs/product.md section 2). */
export default function ModerationRoute() {
  usePageTitle(moderationCopy.heading);
  const { profile, query } = useCurrentUser();
  if (profile === null && query.isError)
    return (
      <div className="mx-auto max-w-360 px-5 tablet:px-12">
        <h1 className="sr-only">{moderationCopy.heading}</h1>
        <QueryError message={moderationCopy.loadFailed} query={query} />
      </div>
    );
  if (profile === null) return <PageSkeleton />;
  return profile.isModerator ? <Moderation /> : <NotFoundRoute />;
}
