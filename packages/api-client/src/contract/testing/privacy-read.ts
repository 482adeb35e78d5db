import type { PrivacyTarget } from '@aura/domain/testing/privacy-table';
import type { Call, RequestOf, ResponseOf } from '../call.ts';

/** Content of an owner and of a third user, which every viewer may see. */
export interface Scene {
  readonly ownerName: string;
  /** A post of the owner that links `postedItemId` and `detectedItemId`. */
  readonly postId: string;
  /** An item of the wardrobe. */
  readonly postedItemId: string;
  readonly postedImageId: string;
  /** An item that the analysis of a photo has found. */
  readonly detectedItemId: string;
  readonly detectedImageId: string;
  readonly unpostedItemId: string;
  readonly unpostedImageId: string;
  readonly avatarId: string;
  /**
   * The third user and the owner follow each other; the owner likes and comments on the third user's post. Every
   * viewer has a notification that the owner mentions them in the post, and one that the owner follows them.
   */
  readonly thirdName: string;
  readonly thirdPostId: string;
}

/** Makes a call on behalf of one viewer. */
export type ViewerCall = <C extends Call>(
  call: C,
  request: RequestOf<C>,
) => Promise<{ readonly status: number; readonly body: ResponseOf<C> }>;

/** A read that returns content of the owner. */
export interface Read {
  readonly what: string;
  readonly call: Call;
  readonly target: PrivacyTarget;
  /** @returns whether the content was returned */
  readonly isVisible: (scene: Scene, call: ViewerCall) => Promise<boolean>;
}

/** Whether a list of people contains a username. */
export function has(users: readonly { readonly username: string }[] | undefined, name: string): boolean {
  return users?.some(({ username }) => username === name) ?? false;
}
