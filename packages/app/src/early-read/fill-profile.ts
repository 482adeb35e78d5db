import type { ProfileWire } from '@aura/api-client/contract/profiles';
import { compactCount } from '@aura/ui/foundations/counts';
import type { EarlyVisit } from './find-visit.ts';

type Texts = Readonly<Record<string, string | number | undefined>>;

/**
 * Writes the texts, the counts and the picture of a profile into its placeholder, in one step. Not shown: a picture whose
 * address needs a signature, and the number of followed users when the app may show another.
 */
export function fillProfile(profile: ProfileWire, { imageRoot, view, hasFollowChanges }: EarlyVisit): void {
  const main = document.querySelector('[data-early-view] main');
  if (!main) return;
  const filled = main.cloneNode(true) as Element;
  const { userName, profilePicId, postCount, followerCount, followingCount } = profile;
  const texts: Texts = {
    name: profile.displayName || userName,
    handle: `@${userName}`,
    bio: profile.profileBio || view.noBio,
    postCount,
    followerCount,
    followingCount: hasFollowChanges ? undefined : followingCount,
  };
  for (const element of filled.querySelectorAll<HTMLElement>('[data-early-text]')) {
    const text = texts[element.dataset.earlyText ?? ''];
    if (text !== undefined) element.textContent = typeof text === 'number' ? compactCount(text) : text;
  }
  const avatar = filled.querySelector<HTMLImageElement>('[data-early-avatar]');
  if (avatar && profilePicId && !profilePicId.includes('.'))
    avatar.src = imageRoot + view.avatar.join(profilePicId);
  main.replaceWith(filled);
}
