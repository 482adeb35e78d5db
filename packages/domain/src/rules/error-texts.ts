import { postCopy } from '../copy/post.ts';
import { profileErrorCopy } from '../copy/profile.ts';

/** The words for a profile that did not load, by HTTP status; null when no answer came (section 2). */
export function profileErrorText(status: number | null): string {
  if (status === 404) return profileErrorCopy.notFound;
  if (status === 401) return profileErrorCopy.authenticationFailed;
  if (status !== null && status >= 500) return profileErrorCopy.server;
  return profileErrorCopy.other;
}

/** The words for a post that did not load, by HTTP status; one that may not be seen reads as not found. */
export function postErrorText(status: number | null): string {
  return status === 404 || status === 403 ? postCopy.notFound : postCopy.loadFailed;
}
