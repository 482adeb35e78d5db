import type { AppConfig } from '../platform/config.ts';
import { isUsable } from '../platform/identity/id-token.ts';
import type { PersistedSession } from '../platform/identity/persisted-session.ts';
import { deviceKey, userKey } from '../platform/storage/keys.ts';
import type { LocalState } from '../store/local-state.ts';
import type { EarlyReadOptions, EarlyViewOptions, FirstPage } from './early-page.ts';

/** A visit whose first reads can be sent before the app has loaded. */
export interface EarlyVisit extends Pick<AppConfig, 'apiRoot' | 'imageRoot'> {
  readonly page: FirstPage;
  readonly view: EarlyViewOptions;
  readonly email: string;
  /** Text of the persisted token. */
  readonly token: string;
  /** Posts that were deleted in this browser. */
  readonly deletedPostIds: readonly string[];
  /** Whether this browser has follows or unfollows that the server may not have, which the app counts. */
  readonly hasFollowChanges: boolean;
}

/** Everything that is stored may be missing or of another version of the app. */
function readStored<T>(key: string): Partial<T> {
  return JSON.parse(localStorage.getItem(key) ?? '{}');
}

/**
 * Returns undefined when the app will not send the reads of this page: at another page, without a usable token, and for the
 * feed with a filter.
 * @throws when what the browser has stored has another shape
 */
export function findVisit({ pages, view }: EarlyReadOptions): EarlyVisit | undefined {
  const page = pages[location.pathname];
  const { identity, token = null } = readStored<PersistedSession>(deviceKey('session'));
  if (!page || !identity || !isUsable(token, Date.now())) return undefined;
  const {
    feedFilters,
    deletedPostIds = [],
    followed = {},
  } = readStored<LocalState>(userKey(identity.uid, 'data'));
  if (page.isFeed && feedFilters && feedFilters.join() !== 'all') return undefined;
  const config: AppConfig = JSON.parse(document.getElementById('aura-config')?.textContent ?? '');
  const { apiRoot, imageRoot } = config;
  return {
    page,
    view,
    email: identity.email,
    token: token.text,
    deletedPostIds,
    apiRoot,
    imageRoot,
    hasFollowChanges: Object.keys(followed).length > 0,
  };
}
