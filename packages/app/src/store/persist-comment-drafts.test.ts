import type { ApiEnvironment } from '@aura/api-client/base-query';
import { describe, expect, it } from 'vitest';
import { guardStorage } from '../platform/storage/guarded-storage.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { persistCommentDrafts } from './persist-comment-drafts.ts';
import { createStore } from './store.ts';
import {
  commentDraftChanged,
  replyTargetChanged,
  selectCommentDraft,
  selectReplyTarget,
  visitEnded,
} from './visit.ts';

const environment: ApiEnvironment = {
  root: '/api/aura',
  identity: { getToken: async () => null, refused: () => undefined },
  newKey: () => 'key',
};
const target = { id: 'c1', threadId: 'c0' };
const keyOf = (uid: string) => `aura:v1:${uid}:comment-drafts`;

/** Loads a page; `signIn` begins to persist. */
function load(storage: Storage) {
  const store = createStore(environment);
  return {
    draft: (id: string) => selectCommentDraft(store.getState(), id),
    target: (postId: string) => selectReplyTarget(store.getState(), postId),
    type: (id: string, text: string) => store.dispatch(commentDraftChanged({ id, text })),
    replyTo: (postId: string, to: typeof target | null) =>
      store.dispatch(replyTargetChanged({ postId, target: to })),
    signIn: (uid: string) =>
      persistCommentDrafts(
        store,
        uid,
        guardStorage(() => storage),
      ),
    endVisit: () => store.dispatch(visitEnded()),
  };
}

describe('persistCommentDrafts', () => {
  it('when the page is reloaded, restores typed comments with what they reply to', () => {
    const storage = createFakeStorage();
    const first = load(storage);
    first.signIn('u1');
    first.replyTo('p1', target);
    first.type('p1', 'Whose is it');
    first.type('p1', 'Whose is it on Sundays?');
    first.type('p2', 'Sent at once');
    first.type('p2', '');
    const again = load(storage);
    again.signIn('u1');
    expect([again.draft('p1'), again.draft('p2')]).toEqual(['Whose is it on Sundays?', '']);
    expect(again.target('p1')).toEqual(target);
  });

  it('what was typed before the user is known is stored, and what was sent is removed', () => {
    const storage = createFakeStorage();
    const page = load(storage);
    page.type('p1', 'Early');
    page.signIn('u1');
    expect(JSON.parse(storage.getItem(keyOf('u1')) ?? '').commentDrafts).toEqual({ p1: 'Early' });
    page.type('p1', '');
    expect(storage.getItem(keyOf('u1'))).toBeNull();
  });

  it('what was typed before the stored comments are read stays', () => {
    const storage = createFakeStorage();
    const first = load(storage);
    first.signIn('u1');
    first.type('p1', 'Before');
    first.type('p2', 'Another');
    const again = load(storage);
    again.type('p1', 'After');
    again.signIn('u1');
    expect([again.draft('p1'), again.draft('p2')]).toEqual(['After', 'Another']);
    expect(JSON.parse(storage.getItem(keyOf('u1')) ?? '').commentDrafts).toEqual({
      p1: 'After',
      p2: 'Another',
    });
  });

  it('stores the comments of each user separately, and none after it has ended', () => {
    const storage = createFakeStorage();
    const page = load(storage);
    const end = page.signIn('u1');
    page.type('p1', 'Mine');
    end();
    page.endVisit();
    page.type('p1', 'Signed out');
    page.endVisit();
    page.signIn('u2');
    expect(page.draft('p1')).toBe('');
    page.type('p1', 'Theirs');
    expect(JSON.parse(storage.getItem(keyOf('u1')) ?? '').commentDrafts).toEqual({ p1: 'Mine' });
    expect(JSON.parse(storage.getItem(keyOf('u2')) ?? '').commentDrafts).toEqual({ p1: 'Theirs' });
  });

  it('skips what cannot be read', () => {
    const storage = createFakeStorage();
    const stored = { commentDrafts: { p1: 'Readable', p2: 5 }, replyTargets: { p1: { id: 'c1' } } };
    storage.setItem(keyOf('u1'), JSON.stringify(stored));
    const page = load(storage);
    page.signIn('u1');
    expect([page.draft('p1'), page.draft('p2'), page.target('p1')]).toEqual(['Readable', '', null]);
  });
});
