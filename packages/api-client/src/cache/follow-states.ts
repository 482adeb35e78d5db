import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type States = Readonly<Record<string, boolean>>;

interface FollowStates {
  /** Whether the current user follows people, by username, as the server answered last. */
  readonly known: States;
  /** When follows and unfollows were answered, by username; in milliseconds since the page began to load. */
  readonly changedAt: Readonly<Record<string, number>>;
  /** When another user began; answers that were requested before are not for them. */
  readonly resetAt: number;
}

const initialState: FollowStates = { known: {}, changedAt: {}, resetAt: 0 };

const slice = createSlice({
  name: 'followStates',
  initialState,
  reducers: {
    /** An answer said whom the current user follows. One that was requested before a change says what was before it. */
    followsRead: (
      { known, changedAt, resetAt },
      { payload: { states, startedAt } }: PayloadAction<{ states: States; startedAt: number }>,
    ) => {
      for (const [username, isFollowed] of Object.entries(states))
        if ((changedAt[username] ?? resetAt) <= startedAt) known[username] = isFollowed;
    },
    followChanged: (
      { known, changedAt },
      { payload: { username, isFollowed, at } }: PayloadAction<FollowChange>,
    ) => {
      known[username] = isFollowed;
      changedAt[username] = at;
    },
    followStatesReset: (_state, { payload }: PayloadAction<number>) => ({
      ...initialState,
      resetAt: payload,
    }),
  },
});

/** A follow or unfollow that the server has answered. */
interface FollowChange {
  readonly username: string;
  readonly isFollowed: boolean;
  readonly at: number;
}

export const { followsRead, followChanged, followStatesReset } = slice.actions;
export const followStatesReducers = { [slice.name]: slice.reducer };

/** Whether the current user follows people, of whom answers said it. The store has the state once there is an API. */
export function selectKnownFollows(state: object): States {
  return (state as { [slice.name]?: FollowStates }).followStates?.known ?? initialState.known;
}

/** Collects from the data of an answer whom the current user follows: posts, comments and people say it by the person. */
export function followsIn(data: unknown, states: Record<string, boolean> = {}): States {
  if (typeof data !== 'object' || data === null) return states;
  const { username, isFollowed } = data as { username?: unknown; isFollowed?: unknown };
  if (typeof username === 'string' && typeof isFollowed === 'boolean') states[username] = isFollowed;
  for (const part of Object.values(data)) followsIn(part, states);
  return states;
}
