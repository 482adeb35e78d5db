import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { CallName, calls } from '@aura/api-client/contract/calls';
import { BackendError } from './backend-error.ts';
import type { Caller, State, StoredUser } from './state.ts';

/** What a rule gets to know beside the request. */
export interface CallContext {
  readonly state: State;
  /** Null when nobody is signed in. */
  readonly caller: Caller | null;
  /** The caller's record; null until their profile exists. */
  readonly viewer: StoredUser | null;
}

type Calls = typeof calls;
/** The calls that answer with JSON. */
export type JsonCallName = {
  [Name in CallName]: Calls[Name]['response'] extends null ? never : Name;
}[CallName];

/** The rule of each call: the parsed request in, the answer out. */
export type Resolvers<Names extends JsonCallName = JsonCallName> = {
  readonly [Name in Names]: (
    context: CallContext,
    request: ParsedRequestOf<Calls[Name]>,
  ) => ResponseOf<Calls[Name]> | Promise<ResponseOf<Calls[Name]>>;
};

/**
 * The caller's record, for calls that need a profile.
 * @throws `NOT_FOUND` until the profile exists
 */
export function requireUser({ viewer }: CallContext): StoredUser {
  if (viewer === null) throw new BackendError('NOT_FOUND');
  return viewer;
}

/** @throws `UNAUTHENTICATED` for nobody; the contract's access lets nobody in before */
export function requireCaller({ caller }: CallContext): Caller {
  if (caller === null) throw new BackendError('UNAUTHENTICATED');
  return caller;
}

export const success = { success: true } as const;
