import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type States = Readonly<Record<string, boolean>>;

interface FollowStates {
  /** Whether the current user follows people, by username. */
  readonly known: States;
  /**
   * Time from which requests have newer states than the stored one, in milliseconds since the page began to load: by
   * username, when a follow or unfollow was answered; `start`, the sign-in, for all others.
   */
  readonly since: Readonly<Record<string, number>>;
  readonly start: number;
}

interface Answer {
  readonly states: States;
  /** When the answer was requested; of a follow or unfollow, when it was answered. */
  readonly at: number;
}

/** An object without a prototype, since usernames such as "constructor" are names of its properties. */
const noNames = () => Object.create(null);
const initialState: FollowStates = { known: noNames(), since: noNames(), start: 0 };

const slice = createSlice({
  name: 'follows',
  initialState,
  reducers: {
    /** Merges the states of a response; ignores people whose follow or unfollow was answered after it was requested. */
    followsRead: ({ known, since, start }, { payload: { states, at } }: PayloadAction<Answer>) => {
      for (const [name, isFollowed] of Object.entries(states))
        if ((since[name] ?? start) <= at) known[name] = isFollowed;
    },
    /** The server answered a follow or unfollow. */
    followsChanged: ({ known, since }, { payload: { states, at } }: PayloadAction<Answer>) => {
      Object.assign(known, states);
      for (const name of Object.keys(states)) since[name] = at;
    },
    followsReset: (_state, { payload: start }: PayloadAction<number>) => ({ ...initialState, start }),
  },
});

export const { followsRead, followsChanged, followsReset } = slice.actions;
export const followStatesReducers = { follows: slice.reducer };

/** Returns the follow states that are known from responses, by username; empty until the slice is injected. */
export function selectKnownFollows(state: object): States {
  const { follows = initialState } = state as { readonly follows?: FollowStates };
  return follows.known;
}

/** Collects `isFollowed` by username from the people, posts and comments of a response. */
export function followsIn(data: unknown, states: Record<string, boolean> = {}): States {
  if (typeof data === 'object' && data) {
    const { username, isFollowed } = data as { username?: string; isFollowed?: boolean };
    if (username !== undefined && isFollowed !== undefined) states[username] = isFollowed;
    for (const part of Object.values(data)) followsIn(part, states);
  }
  return states;
}
