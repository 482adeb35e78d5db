import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { type Step, step } from './step.ts';

const mira = 'mira@example.com';
const noor = 'noor@example.com';
const theo = 'theo@example.com';

const comment = (author: string, text: string, parentComment = '') => ({
  Email: `${author}@example.com`,
  userName: author,
  postID: 'post-mira',
  comment: text,
  parentComment,
});

/** Notifications of what the steps do; they end as they began. */
export function createNotificationSteps(jpeg: Blob): readonly Step[] {
  const post = { file: jpeg, caption: 'With @noor', userID: mira, auraTags: [], itemIDs: [] };
  const read = { upTo: `${Date.parse('2100-01-01')}_n` };
  return [
    step('readNotifications', 'all', read),
    step('readNotifications', 'all of another person', read, { as: 'noor' }),
    step('readNotifications', 'without a profile', read, { as: 'stranger', status: 404 }),
    step('getNotifications', 'without a profile', {}, { as: 'stranger', status: 404 }),
    step('getNotifications', 'all read', {}),
    step('addLike', 'by a friend', { userID: noor, postID: 'post-mira' }, { as: 'noor' }),
    step('addLike', 'by another', { userID: theo, postID: 'post-mira' }, { as: 'theo' }),
    step('addLike', 'of the own post', { userID: mira, postID: 'post-mira' }),
    step('getNotifications', 'two likes in one', {}),
    step('removeLike', 'by another', { userID: theo, postID: 'post-mira' }, { as: 'theo' }),
    step('removeLike', 'of the own post', { userID: mira, postID: 'post-mira' }),
    step('getNotifications', 'a like that was taken back', {}),
    step('addLike', 'again by another', { userID: theo, postID: 'post-mira' }, { as: 'theo' }),
    step('getNotifications', 'a like again', {}),
    step('removeLike', 'again by another', { userID: theo, postID: 'post-mira' }, { as: 'theo' }),
    step('addComment', 'by a friend', comment('noor', 'Linen'), { as: 'noor' }),
    step('addComment', 'by another, which mentions', comment('theo', '@Mira and @NOOR'), { as: 'theo' }),
    step('addComment', 'by the owner, an answer', comment('mira', 'Thanks', 'comment-2')),
    step('addComment', 'which mentions a blocked user and oneself', comment('mira', '@bo, @ana and @mira')),
    step('getNotifications', 'of comments', {}),
    step('getNotifications', 'of a mention and a reply', {}, { as: 'noor' }),
    step('getNotifications', 'of a blocked user', {}, { as: 'bo' }),
    step('getNotifications', 'the number of unread ones', { limit: 0 }),
    step('getNotifications', 'a page', { limit: 1 }),
    step('getNotifications', 'before all others', { after: '0_n' }),
    step('addPost', 'which mentions a friend', post),
    step('getNotifications', 'of a post that mentions', {}, { as: 'noor' }),
    step('getNotifications', 'of a new post', {}, { as: 'ana' }),
    step('follow', 'a person', { username: 'theo' }, { as: 'noor' }),
    step('getNotifications', 'of a follower', {}, { as: 'theo' }),
    step('unfollow', 'the person', { username: 'theo' }, { as: 'noor' }),
    step('getNotifications', 'without the follower', {}, { as: 'theo' }),
    step('readNotifications', 'while the follow is undone', read, { as: 'theo' }),
    step('follow', 'the person again', { username: 'theo' }, { as: 'noor' }),
    step('getNotifications', 'of a follower again, unread', {}, { as: 'theo' }),
    step('unfollow', 'the person again', { username: 'theo' }, { as: 'noor' }),
    step('updateNotificationSettings', 'no comments', {
      userID: mira,
      settings: { commentNotifications: false },
    }),
    step('getProfile', 'with the settings', { userID: mira }),
    step('addComment', 'without a notification', comment('noor', '@mira, silk'), { as: 'noor' }),
    step('getNotifications', 'without switched off ones', {}),
    step('updateNotificationSettings', 'another one', {
      userID: mira,
      settings: { postNotifications: false },
    }),
    step('getProfile', 'with both switched off', { userID: mira }),
    step('updateNotificationSettings', 'all', { userID: mira, settings: notificationSettingsDefaults }),
    step('readNotifications', 'what is shown', read),
    step('getNotifications', 'read', {}),
    step('removeLike', 'by a friend', { userID: noor, postID: 'post-mira' }, { as: 'noor' }),
    step('getNotifications', 'without the like, which was read', {}),
    step('addLike', 'again by a friend', { userID: noor, postID: 'post-mira' }, { as: 'noor' }),
    step('getNotifications', 'with the like again, which was read', {}),
    step('removeLike', 'again by a friend', { userID: noor, postID: 'post-mira' }, { as: 'noor' }),
  ];
}
