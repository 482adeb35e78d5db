import type { Call, ParsedRequestOf } from '@aura/api-client/contract/call';
import type { CallName, calls } from '@aura/api-client/contract/calls';
import type { World } from '@aura/demo-world/world-schema';
import { simulatedDetectionDelayMs } from '@aura/domain/limits/wardrobe';
import { analysisResolvers } from './analysis.ts';
import { BackendError } from './backend-error.ts';
import type { CallContext, JsonCallName, Resolvers } from './calls.ts';
import { commentResolvers } from './comments.ts';
import { followResolvers } from './follows.ts';
import { stateFromWorld } from './from-world.ts';
import { runIdempotent } from './idempotency.ts';
import { avatarImage, itemImage, postImage } from './images.ts';
import { itemResolvers } from './items.ts';
import { postResolvers } from './posts.ts';
import { profileResolvers } from './profiles.ts';
import { type Caller, findUser, type State, type StoredImage } from './state.ts';
import { wishlistResolvers } from './wishlist.ts';

const resolvers: Resolvers = {
  ...postResolvers,
  ...commentResolvers,
  ...itemResolvers,
  ...analysisResolvers,
  ...wishlistResolvers,
  ...profileResolvers,
  ...followResolvers,
};

export interface BackendOptions {
  readonly world: World;
  /** Milliseconds since 1970; the system clock by default. */
  readonly now?: () => number;
  /** Duration of the simulated analysis, in milliseconds. */
  readonly analysisDelayMs?: number;
  readonly seed?: number;
}

/** A decoded request before validation. */
export interface BackendRequest {
  readonly call: Call;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly caller: Caller | null;
  readonly idempotencyKey?: string | null;
}

/**
 * Checks the access, the request schema and the identity fields of a call.
 * @throws `UNAUTHENTICATED`, `VALIDATION`, `FORBIDDEN`
 */
function checkedRequest(state: State, { call, fields, caller }: BackendRequest): Record<string, unknown> {
  if (call.access === 'required' && caller === null) throw new BackendError('UNAUTHENTICATED');
  if (caller && caller.authTime <= (state.accountsDeletedAt.get(caller.uid) ?? -1))
    throw new BackendError('UNAUTHENTICATED');
  const parsed = call.request.safeParse(fields);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BackendError('VALIDATION', `${issue?.path.join('.') || 'Request'}: ${issue?.message}`);
  }
  const request: Record<string, unknown> = Object(parsed.data);
  for (const name of call.callerFields ?? []) {
    const given = request[name];
    if (typeof given === 'string' && given.toLowerCase() !== caller?.email.toLowerCase()) {
      throw new BackendError('FORBIDDEN');
    }
  }
  return request;
}

type ImageCallName = Exclude<CallName, JsonCallName>;

/** The image resolver of each call that responds with an image. */
const imageResolvers: {
  readonly [Name in ImageCallName]: (
    context: CallContext,
    request: ParsedRequestOf<(typeof calls)[Name]>,
  ) => StoredImage;
} = {
  getPostImage: ({ state, viewer }, request) => postImage(state, viewer, request),
  getItemImage: ({ state, viewer }, { imageId }) => itemImage(state, viewer, imageId),
  getProfilePicture: ({ state, viewer }, { picId }) => avatarImage(state, viewer, picId),
};

/**
 * Creates a backend in memory with the server's rules. Its behaviour depends only on its options and the
 * calls it receives.
 */
export function createBackend(options: BackendOptions) {
  const { analysisDelayMs = simulatedDetectionDelayMs, now = Date.now, seed = 1 } = options;
  let state: State = stateFromWorld({ world: options.world, now, seed, analysisDelayMs });

  const contextFor = (caller: Caller | null): CallContext => ({
    state,
    caller,
    viewer: findUser(state, caller),
  });

  return {
    /**
     * Handles a call and returns the response body of the contract.
     * @throws BackendError for every error that the caller receives
     */
    async handle(incoming: BackendRequest): Promise<unknown> {
      const { call, caller, idempotencyKey = null } = incoming;
      const request = checkedRequest(state, incoming);
      const resolve = resolvers[call.name as JsonCallName] as (
        context: CallContext,
        request: unknown,
      ) => unknown;
      const work = async () => resolve(contextFor(caller), request);
      const body =
        call.idempotent && idempotencyKey !== null && caller !== null
          ? await runIdempotent(
              state,
              { uid: caller.uid, call: call.name, key: idempotencyKey },
              request,
              work,
            )
          : await work();
      return call.response?.parse(body);
    },

    /**
     * Returns the image of an image call.
     * @throws BackendError for every error that the caller receives
     */
    image(incoming: BackendRequest): StoredImage {
      const request = checkedRequest(state, incoming);
      const resolve = imageResolvers[incoming.call.name as ImageCallName] as (
        context: CallContext,
        request: unknown,
      ) => StoredImage;
      return resolve(contextFor(incoming.caller), request);
    },

    /** Resets the state, optionally to another world. */
    reset(world: World = options.world): void {
      state = stateFromWorld({ world, now, seed, analysisDelayMs });
    },
  };
}

export type Backend = ReturnType<typeof createBackend>;
