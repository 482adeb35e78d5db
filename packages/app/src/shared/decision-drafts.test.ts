import { expect, it } from 'vitest';
import { identityChanged } from '../store/session.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { decisionDraftsOf } from './decision-drafts.ts';

const draft = { act: 'warn', reason: 'spam', words: 'Be kind', days: 7 } as const;
const identityOf = (uid: string) => ({ uid, email: '', displayName: '', method: 'password' as const });

it('when another person signs in, the drafts of the first one are discarded', () => {
  const store = createTestStore(identityOf('mira'));
  decisionDraftsOf(store).set('case-1', draft);
  expect(decisionDraftsOf(store).get('case-1')).toEqual(draft);
  store.dispatch(identityChanged(null));
  store.dispatch(identityChanged(identityOf('noor')));
  expect(decisionDraftsOf(store).size).toBe(0);
});
