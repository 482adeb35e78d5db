import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type States = Readonly<Record<string, boolean>>;

interface FollowStates {
  /** Whether the current user follows people, by username. */
  readonly known: States;
  /**
   * From which time on requests say something new, in milliseconds since the page began to load: by username after a
   * follow or unfollow was answered, and for all others since this user is signed in.
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
    /** An answer said whom the current user follows. One that was requested before a change says what was before it. */
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

/** Whether the current user follows people, of whom answers said it. The store has the state once there is an API. */
export function selectKnownFollows(state: object): States {
  const { follows = initialState } = state as { readonly follows?: FollowStates };
  return follows.known;
}

/** Collects from the data of an answer whom the current user follows: posts, comments and people say it by the person. */
export function followsIn(data: unknown, states: Record<string, boolean> = {}): States {
  if (typeof data === 'object' && data) {
    const { username, isFollowed } = data as { username?: string; isFollowed?: boolean };
    if (username !== undefined && isFollowed !== undefined) states[username] = isFollowed;
    for (const part of Object.values(data)) followsIn(part, states);
  }
  return states;
}
