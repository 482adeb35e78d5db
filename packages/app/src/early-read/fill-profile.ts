import type { ProfileWire } from '@aura/api-client/contract/profiles';
import type { EarlyViewOptions } from './early-page.ts';

/**
 * Writes the texts and the picture of a profile into its placeholder, in one step. A picture whose address needs a signature
 * is not shown.
 */
export function fillProfile(
  { displayName, userName, profileBio, profilePicId }: ProfileWire,
  imageRoot: string,
  { avatar: [path, query], noBio }: EarlyViewOptions,
): void {
  const main = document.querySelector('[data-early-view] main');
  if (!main) return;
  const filled = main.cloneNode(true) as Element;
  const texts: Readonly<Record<string, string>> = {
    name: displayName || userName,
    handle: `@${userName}`,
    bio: profileBio || noBio,
  };
  for (const element of filled.querySelectorAll<HTMLElement>('[data-early-text]'))
    element.textContent = texts[element.dataset.earlyText ?? ''] ?? '';
  const avatar = filled.querySelector<HTMLImageElement>('[data-early-avatar]');
  if (avatar && profilePicId && !profilePicId.includes('.'))
    avatar.src = imageRoot + path + profilePicId + query;
  main.replaceWith(filled);
}
