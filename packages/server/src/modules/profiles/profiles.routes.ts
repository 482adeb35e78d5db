import { postsWithItemCalls } from '@aura/api-client/contract/posts-with-item';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { userPostCalls } from '@aura/api-client/contract/user-posts';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle, handlePublic } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { getPostsWithItem, getUserPosts } from '../posts/user-posts.service.ts';
import { deleteAccount } from './erasure.service.ts';
import {
  createUserProfile,
  getOwnProfile,
  getProfileByUsername,
  isUsernameAvailable,
  updateNotificationSettings,
} from './profiles.service.ts';
import { updateProfile } from './update-profile.service.ts';

/** Routes of profiles and accounts (docs/product.md section 7). */
export function profileRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, profileCalls.getProfile, services, async ({ viewer }) =>
    succeed({ profile: await getOwnProfile(services, viewer) }),
  );

  handle(app, profileCalls.getProfileByUsername, services, async ({ request, viewer }) =>
    succeed({ profile: await getProfileByUsername(services, request.username, viewer) }),
  );

  handle(app, userPostCalls.getUserPosts, services, async ({ request, viewer }) =>
    succeed(await getUserPosts(services, request, viewer)),
  );

  handle(app, postsWithItemCalls.getPostsWithItem, services, async ({ request, viewer }) =>
    succeed(await getPostsWithItem(services, request, requireProfile(viewer))),
  );

  handle(app, profileChangeCalls.createUserProfile, services, async ({ viewer }) => {
    await createUserProfile(services, viewer);
    return succeed({});
  });

  handle(app, profileChangeCalls.updateProfile, services, async ({ request, viewer }) =>
    succeed({ profilePicId: await updateProfile(services, viewer, request) }),
  );

  handlePublic(app, profileLookupCalls.checkUsername, services, async ({ request, viewer }) =>
    succeed({ available: await isUsernameAvailable(services, request.username, viewer) }),
  );

  handle(app, profileChangeCalls.updateNotificationSettings, services, async ({ request, viewer }) => {
    await updateNotificationSettings(services, viewer, request.settings);
    return succeed({});
  });

  handle(app, profileChangeCalls.deleteAccount, services, async ({ viewer }) => {
    await deleteAccount(services, viewer);
    return succeed({});
  });
}
