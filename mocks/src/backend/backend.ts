import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import type { World } from '@aura/demo-world/world-schema';
import { simulatedDetectionDelayMs } from '@aura/domain/limits';
import { analysisRules } from './analysis.ts';
import type { JsonCallName, Rules, Scene } from './calls.ts';
import { Failure } from './failure.ts';
import { stateFromWorld } from './from-world.ts';
import { answerOnce } from './idempotency.ts';
import { avatarImage, itemImage, postImage } from './images.ts';
import { itemRules } from './items.ts';
import { postRules } from './posts.ts';
import { profileRules } from './profiles.ts';
import { type Caller, personOf, type State, type StoredImage } from './state.ts';
import { wishlistRules } from './wishlist.ts';

const rules: Rules = { ...postRules, ...itemRules, ...analysisRules, ...wishlistRules, ...profileRules };

export interface BackendOptions {
  readonly world: World;
  /** Milliseconds since 1970; by default the machine's clock. */
  readonly now?: () => number;
  /** How long the simulated analysis takes. */
  readonly analysisDelayMs?: number;
  readonly seed?: number;
}

/** A request that is read but not yet checked. */
export interface BackendRequest {
  readonly call: Call;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly caller: Caller | null;
  readonly idempotencyKey?: string | null;
}

/** The identity fields of the contract; each can only ever name the token's own person. */
const identityFields = ['userID', 'email', 'Email'];

/** @throws `UNAUTHENTICATED`, `VALIDATION`, `FORBIDDEN` */
function checkedRequest(state: State, { call, fields, caller }: BackendRequest): Record<string, unknown> {
  if (call.access === 'required' && caller === null) throw new Failure('UNAUTHENTICATED');
  if (caller && caller.authTime <= (state.erased.get(caller.uid) ?? -1)) throw new Failure('UNAUTHENTICATED');
  const parsed = call.request.safeParse(fields);
  if (!parsed.success) throw new Failure('VALIDATION');
  const request: Record<string, unknown> = Object(parsed.data);
  for (const name of identityFields) {
    const given = request[name];
    if (typeof given === 'string' && given.toLowerCase() !== caller?.email.toLowerCase()) {
      throw new Failure('FORBIDDEN');
    }
  }
  return request;
}

function imageOf(name: string, { state, viewer }: Scene, request: Record<string, unknown>): StoredImage {
  switch (name) {
    case calls.getPostImage.name:
      return postImage(state, viewer, calls.getPostImage.request.parse(request));
    case calls.getItemImage.name:
      return itemImage(state, viewer, calls.getItemImage.request.parse(request).imageId);
    default:
      return avatarImage(state, viewer, calls.getProfilePicture.request.parse(request).picId);
  }
}

/** The server's rules over a world in memory; what it does depends on its options and the calls alone. */
export function createBackend(options: BackendOptions) {
  const { analysisDelayMs = simulatedDetectionDelayMs, now = Date.now, seed = 1 } = options;
  let state: State = stateFromWorld({ world: options.world, now, seed });

  const sceneOf = (caller: Caller | null): Scene => ({ state, caller, viewer: personOf(state, caller) });

  return {
    /**
     * Answers a call with the body that the contract promises.
     * @throws Failure for whatever the caller may hear of
     */
    async answer(incoming: BackendRequest): Promise<unknown> {
      const { call, caller, idempotencyKey = null } = incoming;
      const request = checkedRequest(state, incoming);
      const rule = rules[call.name as JsonCallName] as (scene: Scene, request: unknown) => unknown;
      if (call.name === calls.evaluateImage.name) await delay(analysisDelayMs);
      const work = async () => rule(sceneOf(caller), request);
      const answer =
        call.idempotent && idempotencyKey !== null && caller !== null
          ? await answerOnce(state, { uid: caller.uid, call: call.name, key: idempotencyKey }, request, work)
          : await work();
      return call.response?.parse(answer);
    },

    /**
     * The image behind an image address.
     * @throws Failure for whatever the caller may hear of
     */
    image(incoming: BackendRequest): StoredImage {
      return imageOf(incoming.call.name, sceneOf(incoming.caller), checkedRequest(state, incoming));
    },

    /** Begins anew, with another world if one is given. */
    reset(world: World = options.world): void {
      state = stateFromWorld({ world, now, seed });
    },
  };
}

export type Backend = ReturnType<typeof createBackend>;

function delay(ms: number): Promise<void> | undefined {
  return ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
}
