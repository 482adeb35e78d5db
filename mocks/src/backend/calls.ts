import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { CallName, calls } from '@aura/api-client/contract/calls';
import { Failure } from './failure.ts';
import type { Caller, State, StoredPerson } from './state.ts';

/** What a rule gets to know beside the request. */
export interface Scene {
  readonly state: State;
  /** Null when nobody is signed in. */
  readonly caller: Caller | null;
  /** The caller's record; null until their profile exists. */
  readonly viewer: StoredPerson | null;
}

type Calls = typeof calls;
/** The calls that answer with JSON. */
export type JsonCallName = {
  [Name in CallName]: Calls[Name]['response'] extends null ? never : Name;
}[CallName];

/** The rule of each call: the parsed request in, the answer out. */
export type Rules<Names extends JsonCallName = JsonCallName> = {
  readonly [Name in Names]: (
    scene: Scene,
    request: ParsedRequestOf<Calls[Name]>,
  ) => ResponseOf<Calls[Name]> | Promise<ResponseOf<Calls[Name]>>;
};

/**
 * The caller's record, for calls that need a profile.
 * @throws `NOT_FOUND` until the profile exists
 */
export function requirePerson({ viewer }: Scene): StoredPerson {
  if (viewer === null) throw new Failure('NOT_FOUND');
  return viewer;
}

/** @throws `UNAUTHENTICATED` for nobody; the contract's access lets nobody in before */
export function requireCaller({ caller }: Scene): Caller {
  if (caller === null) throw new Failure('UNAUTHENTICATED');
  return caller;
}

export const done = { success: true } as const;
