import { commentCalls } from '@aura/api-client/contract/comments';
import { followCalls } from '@aura/api-client/contract/follows';
import { toNotification } from '@aura/api-client/contract/notification-mappers';
import { notificationCalls } from '@aura/api-client/contract/notifications';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import type { Notification } from '@aura/domain/entities';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { type NotificationSettings, notificationSettingsDefaults } from '@aura/domain/notifications';
import { notificationSentence } from '@aura/domain/rules/notifications';
import { expect } from 'vitest';
import type { TestServer, TestUser } from './server.ts';

function sentenceOf({ people, ...facts }: Notification): string {
  return notificationSentence({ ...facts, usernames: people.map(({ username }) => username) });
}

/** Deletes the account of a user. */
export async function deleteAccount(server: TestServer, user: TestUser): Promise<void> {
  const request = { userID: user.email, confirmationText: accountDeletionPhrase } as const;
  expect((await server.call(profileChangeCalls.deleteAccount, request, user.token)).status).toBe(200);
}

/** What users do with each other, and their notifications. */
export function createPeople(server: TestServer) {
  const { call, clock } = server;

  async function readNotifications(user: TestUser, request: { limit?: number; after?: string } = {}) {
    return (await call(notificationCalls.getNotifications, request, user.token)).body;
  }
  /** Moves the clock on, so that the next thing has a later time. */
  function wait(ms = 1000): void {
    clock.now = new Date(clock.now.getTime() + ms);
  }

  return {
    wait,
    readNotifications,
    like: (user: TestUser, postID: string) =>
      call(postCalls.addLike, { userID: user.email, postID }, user.token),
    unlike: (user: TestUser, postID: string) =>
      call(postCalls.removeLike, { userID: user.email, postID }, user.token),
    follow: (user: TestUser, username: string) => call(followCalls.follow, { username }, user.token),
    unfollow: (user: TestUser, username: string) => call(followCalls.unfollow, { username }, user.token),
    update: (user: TestUser, changes: Record<string, unknown>) =>
      call(profileChangeCalls.updateProfile, { userID: user.email, ...changes }, user.token),
    setNotifications(user: TestUser, changes: Partial<NotificationSettings>) {
      const settings = { ...notificationSettingsDefaults, ...changes };
      return call(
        profileChangeCalls.updateNotificationSettings,
        { userID: user.email, settings },
        user.token,
      );
    },
    /** Comments a second later. */
    async comment(user: TestUser, postID: string, comment: string, parentComment = '') {
      wait();
      const request = { Email: user.email, userName: user.username, postID, comment, parentComment };
      return (await call(commentCalls.addComment, request, user.token)).body.comment;
    },
    /** The titles of a user's notifications, newest first. */
    async notificationsOf(user: TestUser): Promise<string[]> {
      const { notifications } = await readNotifications(user);
      return notifications
        .flatMap((wire) => toNotification(wire, { public: '', signed: '' }) ?? [])
        .map(sentenceOf);
    },
  };
}
