import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { CallName, calls } from '@aura/api-client/contract/calls';
import { BackendError } from './backend-error.ts';
import type { Caller, State, StoredUser } from './state.ts';

/** The state and the caller of a call. */
export interface CallContext {
  readonly state: State;
  /** Null when the caller is signed out. */
  readonly caller: Caller | null;
  /** The caller's record; null until their profile exists. */
  readonly viewer: StoredUser | null;
}

type Calls = typeof calls;
/** The calls with a JSON response. */
export type JsonCallName = {
  [Name in CallName]: Calls[Name]['response'] extends null ? never : Name;
}[CallName];

/** Maps each call to the function that turns its parsed request into the response. */
export type Resolvers<Names extends JsonCallName = JsonCallName> = {
  readonly [Name in Names]: (
    context: CallContext,
    request: ParsedRequestOf<Calls[Name]>,
  ) => ResponseOf<Calls[Name]> | Promise<ResponseOf<Calls[Name]>>;
};

/**
 * Returns the caller's record, for calls that need a profile.
 * @throws `NOT_FOUND` until the profile exists
 */
export function requireUser({ viewer }: CallContext): StoredUser {
  if (viewer === null) throw new BackendError('NOT_FOUND');
  return viewer;
}

/** @throws `UNAUTHENTICATED` without a caller; calls with required access have one */
export function requireCaller({ caller }: CallContext): Caller {
  if (caller === null) throw new BackendError('UNAUTHENTICATED');
  return caller;
}

export const success = { success: true } as const;
