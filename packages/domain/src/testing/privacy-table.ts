import type { PrivacyLevel } from '../entities.ts';
import { privacyLevels } from '../vocabularies/privacy-levels.ts';

/**
 * The privacy rule as a table (docs/product.md section 3). The rule of this package, the backend of the mocks and the
 * SQL of the server are tested against the same rows.
 */

/** How a viewer is related to the owner of the content. */
export const relations = {
  owner: { viewerFollows: false, ownerFollows: false, isBlocked: false },
  friend: { viewerFollows: true, ownerFollows: true, isBlocked: false },
  follower: { viewerFollows: true, ownerFollows: false, isBlocked: false },
  followed: { viewerFollows: false, ownerFollows: true, isBlocked: false },
  stranger: { viewerFollows: false, ownerFollows: false, isBlocked: false },
  /** The owner has blocked the viewer. */
  blocked: { viewerFollows: false, ownerFollows: false, isBlocked: true },
  /** The viewer has blocked the owner. */
  blocker: { viewerFollows: false, ownerFollows: false, isBlocked: true },
  /** The viewer has reported the owner, which hides the owner as a block does. */
  reporter: { viewerFollows: false, ownerFollows: false, isBlocked: true },
  /** Not signed in. */
  anonymous: { viewerFollows: false, ownerFollows: false, isBlocked: false },
} as const;

export type Relation = keyof typeof relations;

export const relationNames = Object.keys(relations) as Relation[];

/** The relations that see content of each privacy level. */
const visibleTo: Readonly<Record<PrivacyLevel, readonly Relation[]>> = {
  public: ['owner', 'friend', 'follower', 'followed', 'stranger', 'anonymous'],
  friends: ['owner', 'friend'],
  private: ['owner'],
};

/** The owner's privacy settings. */
interface PrivacySetting {
  readonly profile: PrivacyLevel;
  readonly posts: PrivacyLevel;
}

export const privacySettings: readonly PrivacySetting[] = privacyLevels.flatMap((profile) =>
  privacyLevels.map((posts) => ({ profile, posts })),
);

/**
 * The settings that control a kind of content: one level, either, both, or only a block between the two
 * users or a report of the owner. What only the owner sees depends on no setting; a list of the posts of others lacks the
 * owner's own ones.
 */
export type PrivacyTarget =
  | 'posts'
  | 'posts of others'
  | 'profile'
  | 'either'
  | 'both'
  | 'public profile'
  | 'block'
  | 'owner';

/** Whether a viewer may see content of the owner. */
export function isVisibleTo(relation: Relation, target: PrivacyTarget, setting: PrivacySetting): boolean {
  const byProfile = visibleTo[setting.profile].includes(relation);
  const byPosts = visibleTo[setting.posts].includes(relation);
  const visible: Record<PrivacyTarget, boolean> = {
    profile: byProfile,
    posts: byPosts,
    'posts of others': byPosts && relation !== 'owner',
    either: byProfile || byPosts,
    both: byProfile && byPosts,
    'public profile': relation === 'owner' || (setting.profile === 'public' && byProfile),
    block: !relations[relation].isBlocked,
    owner: relation === 'owner',
  };
  return visible[target];
}
