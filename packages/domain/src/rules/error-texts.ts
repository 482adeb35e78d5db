import { postPageCopy } from '../copy/post-page.ts';
import { profileErrorCopy } from '../copy/profile.ts';

/**
 * The message for a profile that did not load, by HTTP status; null when there was no response (section 2). A
 * response with `success: false` may have a status of success.
 */
export function profileErrorText(status: number | null): string {
  if (status === 404) return profileErrorCopy.notFound;
  if (status === 401) return profileErrorCopy.authenticationFailed;
  if (status === null) return profileErrorCopy.other;
  if (status >= 500) return profileErrorCopy.server;
  return status < 400 ? profileErrorCopy.noData : profileErrorCopy.other;
}

/** The message for a post that did not load, by HTTP status; a hidden post is reported as not found. */
export function postErrorText(status: number | null): string {
  return status === 404 || status === 403 ? postPageCopy.notFound : postPageCopy.loadFailed;
}
