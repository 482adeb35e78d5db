import type { ProfileSetupValues } from '@aura/domain/forms/profile-setup';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity } from '../platform/identity/identity-provider.ts';

/** The signed-in user (docs/product.md section 4). */
type SessionState = {
  /** `unavailable`: the identity provider has not responded in time. */
  readonly status: 'loading' | 'signed-out' | 'signed-in' | 'unavailable';
  readonly identity: Identity | null;
  /** Suppresses the redirect to the feed and the profile set-up while the sign-up calls run. */
  readonly signUpInProgress: boolean;
  /** Suppresses live updates and reads of notifications while the account is deleted: the server refuses its token. */
  readonly deletionInProgress: boolean;
  /**
   * Whether the server or the provider refuses the session although the user did not sign out: `identity`
   * must sign in again.
   */
  readonly refused: boolean;
  /**
   * Whether the user signed out, here or in another tab: the next sign-in does not return to the last page.
   */
  readonly signedOutByUser: boolean;
  /** Whether the user signed out in another tab, which this one says until the next sign-in. */
  readonly signedOutInOtherTab: boolean;
  /** The names entered at sign-up. When a sign-up call failed, the profile set-up starts with them. */
  readonly signUpNames: ProfileSetupValues | null;
};

const initialState: SessionState = {
  status: 'loading',
  identity: null,
  signUpInProgress: false,
  deletionInProgress: false,
  refused: false,
  signedOutByUser: false,
  signedOutInOtherTab: false,
  signUpNames: null,
};

const session = createSlice({
  name: 'session',
  initialState: initialState as SessionState,
  reducers: {
    identityChanged: (state, { payload }: PayloadAction<Identity | null>) => ({
      ...state,
      status: payload === null ? ('signed-out' as const) : ('signed-in' as const),
      identity: payload,
      signUpNames: state.identity === null || state.identity.uid === payload?.uid ? state.signUpNames : null,
      refused: false,
      deletionInProgress: payload !== null && state.deletionInProgress,
      signedOutInOtherTab: payload === null && state.signedOutInOtherTab,
      signedOutByUser:
        payload === null && (state.signedOutByUser || (state.status === 'signed-in' && !state.refused)),
    }),
    sessionRefused: (state) => ({ ...state, refused: true }),
    signedOutInOtherTab: (state) => ({ ...state, signedOutInOtherTab: true }),
    identityTimedOut: (state) =>
      state.status === 'loading' ? { ...state, status: 'unavailable' as const } : state,
    signUpStarted: (state, { payload }: PayloadAction<ProfileSetupValues>) => ({
      ...state,
      signUpInProgress: true,
      signUpNames: payload,
    }),
    signUpEnded: (state) => ({ ...state, signUpInProgress: false }),
    deletionChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      deletionInProgress: payload,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    selectIdentity: (state) => state.identity,
  },
});

export const {
  identityChanged,
  sessionRefused,
  signedOutInOtherTab,
  identityTimedOut,
  signUpStarted,
  signUpEnded,
  deletionChanged,
} = session.actions;
export const { selectSession, selectIdentity } = session.selectors;
export const sessionReducer = session.reducer;
