import type { ProfileWire } from '@aura/api-client/contract/profiles';
import type { EarlyReadOptions, FirstRead } from './early-page.ts';
import { fillProfile } from './fill-profile.ts';
import { type EarlyVisit, findVisit } from './find-visit.ts';
import type { ListEntry } from './load-image.ts';
import { readAnswer, sendRead } from './send-read.ts';
import { showImages } from './show-images.ts';

interface ListAnswer {
  readonly posts: readonly ListEntry[];
  readonly items: readonly ListEntry[];
}

/**
 * Sends the first reads of the app while the app is still loading, when the app will send the same: with a persisted token
 * that is still usable, and for the feed without a filter. `platform/early-read.ts` takes the responses.
 *
 * When the placeholder of the page is shown, its first row of boxes (`data-early-image`) is filled with the images of the
 * response, and the header of the profile with its texts. `auraEarlyView` resolves when they are painted, or when there
 * is nothing to show. Only public images are shown, whose addresses have no signature, and none at an address with a query,
 * which may filter the page.
 */
export function startEarlyReads(options: EarlyReadOptions): void {
  try {
    const visit = findVisit(options);
    if (!visit) return;
    globalThis.auraEarlyReads = [];
    const shown = Promise.allSettled(showReads(visit));
    if (!location.search) globalThis.auraEarlyView = shown;
  } catch {
    // The browser has stored something else, or nothing may be read: the app sends its reads itself.
  }
}

/** Sends the reads of the page and shows their answers. */
function showReads(visit: EarlyVisit): readonly Promise<void>[] {
  const placeholder = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

  async function show(list: readonly ListEntry[] = []): Promise<void> {
    if (!location.search) await showImages(list, visit, placeholder);
  }

  async function showProfile(response: Promise<Response>, posts: NonNullable<FirstRead['posts']>) {
    const { profile } = await readAnswer<{ profile: ProfileWire }>(response);
    if (!profile) return;
    const answer = profile.userPosts.length
      ? readAnswer<ListAnswer>(sendRead(visit, posts.path, { [posts.ofUsername]: profile.userName }))
      : undefined;
    await placeholder;
    fillProfile(profile, visit);
    await show((await answer)?.posts);
  }

  return visit.page.reads.map(async ({ path, ofUser, shows, posts }) => {
    const response = sendRead(visit, path, ofUser ? { [ofUser]: visit.email } : {});
    if (shows) await show((await readAnswer<ListAnswer>(response))[shows]);
    if (posts) await showProfile(response, posts);
  });
}
