import {
  loadedNotifications,
  useGetNotificationsInfiniteQuery,
} from '@aura/api-client/endpoints/notifications';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { notificationPath, notificationSwitches } from '@aura/domain/rules/notifications';
import { NewNotificationsButton } from '@aura/ui/notifications/NewNotificationsButton';
import { NotificationList } from '@aura/ui/notifications/NotificationList';
import { NotificationsEmpty } from '@aura/ui/notifications/NotificationsEmpty';
import { NotificationsHeader } from '@aura/ui/notifications/NotificationsHeader';
import { NotificationsSkeleton } from '@aura/ui/notifications/NotificationsSkeleton';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';
import { FollowAction } from '../../shared/FollowAction.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { type CurrentUser, useCurrentUser } from '../../shared/use-current-user.ts';
import { useFollows } from '../../shared/use-follows.ts';
import { useNow } from '../../shared/use-now.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useNewNotifications } from './use-new-notifications.ts';
import { useReading } from './use-reading.ts';

const settingsHref = `${paths.settings}?section=notifications`;
const decisionsHref = `${paths.settings}?section=decisions`;

/** Where a notification leads: a decision without a post, to the list of decisions. */
function hrefOf({ type, post, commentId, people, peopleCount }: Notification): string {
  if (type === 'moderation' && post === null) return decisionsHref;
  const usernames = people.map(({ username }) => username);
  return notificationPath({ postId: post?.id ?? null, commentId, usernames, peopleCount });
}

/** Whether no kind of notification is switched on. */
function areAllOff({ profile }: CurrentUser): boolean {
  const settings = profile?.notificationSettings;
  if (!settings) return false;
  return Object.values(notificationSwitches).every((name) => name === null || settings[name] === false);
}

/** `/notifications` (docs/product.md section 2). */
export default function NotificationsRoute() {
  usePageTitle(notificationsCopy.heading);
  const currentUser = useCurrentUser();
  const { followed, setFollowed } = useFollows();
  const now = useNow();
  const query = useGetNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const loaded = query.data && loadedNotifications(query.data.pages);
  const { arrived, load, busy } = useNewNotifications(
    loaded ?? null,
    query.isFetching && !query.isFetchingNextPage,
  );
  const { isRead, onSeen, markAllRead } = useReading();
  const notifications = (loaded ?? []).map((entry) => ({ ...entry, isRead: isRead(entry) }));
  const [newest] = notifications;
  const hasUnread = notifications.some((entry) => !entry.isRead);

  function actionOf({ type, people, peopleCount }: Notification): ReactNode {
    const [person] = people;
    if (type !== 'follow' || peopleCount !== 1 || person === undefined) return null;
    const { username } = person;
    return (
      <FollowAction
        username={username}
        followed={followed.has(username)}
        followsYou
        onFollowedChange={(on) => setFollowed(username, on)}
      />
    );
  }
  function content(): ReactNode {
    if (loaded === undefined) {
      if (query.isError) return <QueryError message={notificationsCopy.failed} query={query} />;
      return <NotificationsSkeleton />;
    }
    if (newest === undefined) {
      return (
        <NotificationsEmpty
          settingsHref={areAllOff(currentUser) ? settingsHref : null}
          searchHref={paths.search}
        />
      );
    }
    return (
      <NotificationList
        notifications={notifications}
        username={currentUser.username}
        now={now}
        rulesHref="/acceptable-use"
        hrefOf={hrefOf}
        actionOf={actionOf}
        onSeen={onSeen}
        shortcuts={areSingleKeyShortcutsOn()}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        loadingMore={query.isFetchingNextPage}
        moreFailed={query.isFetchNextPageError}
      />
    );
  }
  return (
    <div className="mx-auto max-w-236 px-5 pb-10">
      <NotificationsHeader
        settingsHref={settingsHref}
        onMarkAllRead={newest && hasUnread ? () => markAllRead(newest) : undefined}
      />
      <div role="status" className="sticky top-3 z-bar flex h-0 justify-center">
        {arrived.length > 0 && (
          <NewNotificationsButton
            count={arrived.length}
            palette={arrived[0]?.post?.image?.palette}
            busy={busy}
            onPress={() => void load()}
          />
        )}
      </div>
      {content()}
    </div>
  );
}
