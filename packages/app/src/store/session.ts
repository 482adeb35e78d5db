import type { ProfileSetupValues } from '@aura/domain/forms/profileSetup';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity } from '../platform/identity/identity-provider.ts';

/**
 * Who is signed in (docs/product.md section 4). `unavailable`: the provider has not answered in time.
 */
type SessionState = {
  readonly status: 'loading' | 'signed-out' | 'signed-in' | 'unavailable';
  readonly identity: Identity | null;
  /** Holds back the redirect and the profile set-up while the sign-up calls run. */
  readonly signUpInProgress: boolean;
  /** The server or the provider takes the session no longer, though nobody signed out: `identity` must sign in again. */
  readonly refused: boolean;
  /** Somebody signed out, here or in another tab: where they were is not where the next person wants to go. */
  readonly left: boolean;
  /** What somebody typed who signs up: the profile set-up goes on with it when a call of the sign-up failed. */
  readonly names: ProfileSetupValues | null;
};

const initialState: SessionState = {
  status: 'loading',
  identity: null,
  signUpInProgress: false,
  refused: false,
  left: false,
  names: null,
};

const session = createSlice({
  name: 'session',
  initialState: initialState as SessionState,
  reducers: {
    identityChanged: (state, { payload }: PayloadAction<Identity | null>) => ({
      ...state,
      status: payload === null ? ('signed-out' as const) : ('signed-in' as const),
      identity: payload,
      names: state.identity === null || state.identity.uid === payload?.uid ? state.names : null,
      refused: false,
      left: payload === null && (state.left || (state.status === 'signed-in' && !state.refused)),
    }),
    sessionRefused: (state) => ({ ...state, refused: true }),
    identityTimedOut: (state) =>
      state.status === 'loading' ? { ...state, status: 'unavailable' as const } : state,
    signUpStarted: (state, { payload: names }: PayloadAction<ProfileSetupValues>) => ({
      ...state,
      signUpInProgress: true,
      names,
    }),
    signUpEnded: (state) => ({ ...state, signUpInProgress: false }),
  },
  selectors: {
    selectSession: (state) => state,
    selectIdentity: (state) => state.identity,
  },
});

export const { identityChanged, sessionRefused, identityTimedOut, signUpStarted, signUpEnded } =
  session.actions;
export const { selectSession, selectIdentity } = session.selectors;
export const sessionReducer = session.reducer;
