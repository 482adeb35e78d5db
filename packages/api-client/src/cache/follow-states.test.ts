import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  followStatesReducers,
  followsChanged,
  followsIn,
  followsRead,
  followsReset,
  selectKnownFollows,
} from './follow-states.ts';

function open() {
  const store = configureStore({ reducer: followStatesReducers });
  return {
    read: (states: Record<string, boolean>, at: number) => store.dispatch(followsRead({ states, at })),
    change: (username: string, isFollowed: boolean, at: number) =>
      store.dispatch(followsChanged({ states: { [username]: isFollowed }, at })),
    reset: (at: number) => store.dispatch(followsReset(at)),
    known: () => selectKnownFollows(store.getState()),
  };
}

it('the last answer counts', () => {
  const { read, known } = open();
  read({ noor: false, theo: true }, 10);
  read({ noor: true }, 20);
  expect(known()).toEqual({ noor: true, theo: true });
});

it('an answer that was requested before a follow does not undo it, one that was requested after it counts', () => {
  const { read, change, known } = open();
  change('noor', true, 20);
  read({ noor: false, theo: false }, 10);
  expect(known()).toEqual({ noor: true, theo: false });
  read({ noor: false }, 30);
  expect(known()).toEqual({ noor: false, theo: false });
});

it('an answer that another user requested before is ignored', () => {
  const { read, reset, known } = open();
  read({ noor: true }, 10);
  reset(20);
  read({ theo: true }, 15);
  expect(known()).toEqual({});
});

it('a person named like a property of objects is known once an answer or a change says so', () => {
  const { read, change, known } = open();
  expect(known().constructor).toBeUndefined();
  read({ constructor: true }, 10);
  change('valueof', true, 20);
  expect(known()).toEqual({ constructor: true, valueof: true });
});

it('without the state, nothing is known', () => {
  expect(selectKnownFollows({})).toEqual({});
});

describe('followsIn', () => {
  it('finds the people of posts, profiles and lists', () => {
    const data = {
      posts: [{ username: 'noor', isFollowed: true, comments: [{ username: 'theo', isFollowed: false }] }],
      profile: { username: 'mira', followedBy: { people: [{ username: 'ana', isFollowed: true }] } },
    };
    expect(followsIn(data)).toEqual({ noor: true, theo: false, ana: true });
  });

  it.each([[null], ['text'], [7], [undefined], [{ isFollowed: true }], [{ username: 'noor' }]])(
    'finds nobody in %j',
    (data) => {
      expect(followsIn(data)).toEqual({});
    },
  );
});
