import { expect, it } from 'vitest';
import { createTestStore, fakeNetwork } from '../testing/store.ts';
import { notificationsApi } from './notifications.ts';

const wireOf = (type: string) => ({
  id: `n_${type}`,
  cursor: `1_n_${type}`,
  type,
  people: [{ username: 'noor', displayName: 'Noor', profilePicId: null }],
  peopleCount: 1,
  post: null,
  postCount: 0,
  commentId: null,
  quote: '',
  decision: null,
  timestamp: '2026-11-20T12:00:00.000Z',
  isRead: false,
});

it('notifications of a type that only a later version knows are left out of the list', async () => {
  const notifications = ['follow', 'poke'].map(wireOf);
  fakeNetwork(() => ({ body: { success: true, notifications, unread: 2, next: null } }));
  const read = notificationsApi.endpoints.getNewestNotifications.initiate({ limit: 20 });
  const { data } = await createTestStore().dispatch(read);
  expect(data).toMatchObject({ notifications: [{ type: 'follow' }], unread: 2 });
});
