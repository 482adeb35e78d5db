import { type Call, isRefusedWhileSuspended, type ParsedRequestOf } from '@aura/api-client/contract/call';
import type { CallName, calls } from '@aura/api-client/contract/calls';
import type { World } from '@aura/demo-world/world-schema';
import { simulatedDetectionDelayMs } from '@aura/domain/limits/wardrobe';
import { suspensionText } from '@aura/domain/rules/moderation';
import { isModerator, suspensionOf } from './account-status.ts';
import { analysisResolvers } from './analysis.ts';
import { BackendError } from './backend-error.ts';
import { type CallContext, type JsonCallName, type Resolvers, requireUser } from './calls.ts';
import { commentResolvers } from './comments.ts';
import { deliveryResolvers } from './delivery.ts';
import { followResolvers } from './follows.ts';
import { stateFromWorld } from './from-world.ts';
import { runIdempotent } from './idempotency.ts';
import { avatarImage, itemImage, postImage } from './images.ts';
import { itemResolvers } from './items.ts';
import { likeResolvers } from './likes.ts';
import { matchResolvers } from './matches.ts';
import { moderationResolvers } from './moderation.ts';
import { notificationResolvers } from './notifications.ts';
import { outfitImage, outfitResolvers } from './outfits.ts';
import { type OwnDataParts, ownDataOf } from './own-data.ts';
import { postResolvers } from './posts.ts';
import { profileResolvers } from './profiles.ts';
import { reportResolvers } from './reports.ts';
import { searchResolvers } from './search.ts';
import { type Caller, findUser, type State, type StoredImage } from './state.ts';
import { wearResolvers } from './wears.ts';
import { wishlistResolvers } from './wishlist.ts';

const resolvers: Resolvers = {
  ...postResolvers,
  ...commentResolvers,
  ...itemResolvers,
  ...analysisResolvers,
  ...wishlistResolvers,
  ...outfitResolvers,
  ...wearResolvers,
  ...matchResolvers,
  ...profileResolvers,
  ...followResolvers,
  ...likeResolvers,
  ...searchResolvers,
  ...notificationResolvers,
  ...deliveryResolvers,
  ...reportResolvers,
  ...moderationResolvers,
};

export interface BackendOptions {
  readonly world: World;
  /** Milliseconds since 1970; the system clock by default. */
  readonly now?: () => number;
  /** Duration of the simulated analysis, in milliseconds. */
  readonly analysisDelayMs?: number;
  readonly seed?: number;
  /** Emails of the accounts that may moderate, in lower case; none by default. */
  readonly moderatorEmails?: readonly string[];
}

/** A decoded request before validation. */
export interface BackendRequest {
  readonly call: Call;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly caller: Caller | null;
  readonly idempotencyKey?: string | null;
}

/** @throws `NOT_FOUND` for a call of moderators, `SUSPENDED` for a write of a suspended account */
function checkRights(state: State, call: Call, request: Record<string, unknown>, caller: Caller): void {
  if (call.forModerators && !isModerator(state, caller)) throw new BackendError('NOT_FOUND');
  const user = findUser(state, caller);
  const suspension = user && suspensionOf(state, user);
  if (suspension && isRefusedWhileSuspended(call, request)) {
    throw new BackendError('SUSPENDED', suspensionText(suspension));
  }
}

/**
 * Checks the access, the request schema and the identity fields of a call.
 * @throws `UNAUTHENTICATED`, `VALIDATION`, `FORBIDDEN`, and the errors of `checkRights`
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
  if (caller !== null) checkRights(state, call, request, caller);
  return request;
}

type ImageCallName = Exclude<CallName, JsonCallName | 'getEvents' | 'exportData'>;

/** The image resolver of each call that responds with an image. */
const imageResolvers: {
  readonly [Name in ImageCallName]: (
    context: CallContext,
    request: ParsedRequestOf<(typeof calls)[Name]>,
  ) => StoredImage;
} = {
  getPostImage: ({ state, viewer }, request) => postImage(state, viewer, request),
  getItemImage: ({ state, viewer }, { imageId }) => itemImage(state, viewer, imageId),
  getOutfitImage: ({ state }, { imageId }) => outfitImage(state, imageId),
  getProfilePicture: ({ state, viewer }, { picId }) => avatarImage(state, viewer, picId),
};

/**
 * Creates a backend in memory with the server's rules. Its behaviour depends only on its options and the
 * calls it receives.
 */
export function createBackend(options: BackendOptions) {
  const { analysisDelayMs = simulatedDetectionDelayMs, now = Date.now, seed = 1 } = options;
  const { moderatorEmails = [] } = options;
  const stateOptions = { now, seed, analysisDelayMs, moderatorEmails };
  let state: State = stateFromWorld({ world: options.world, ...stateOptions });

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
     * Checks a call that responds with a stream.
     * @throws BackendError for every error that the caller receives
     */
    check(incoming: BackendRequest): void {
      checkedRequest(state, incoming);
      requireUser(contextFor(incoming.caller));
    },

    /**
     * Returns what an export of the caller contains.
     * @throws BackendError for every error that the caller receives
     */
    ownData(incoming: BackendRequest): OwnDataParts {
      checkedRequest(state, incoming);
      return ownDataOf(state, requireUser(contextFor(incoming.caller)));
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
      state = stateFromWorld({ world, ...stateOptions });
    },
  };
}

export type Backend = ReturnType<typeof createBackend>;
