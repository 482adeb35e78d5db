import { notifiedMentionsMaxCount } from '@aura/domain/limits/notifications';
import { mentionedUsernames } from '@aura/domain/rules/text-parts';
import type { Services } from '../services.ts';
import { RateLimitedError, rateLimits } from './rate-limit.ts';

/**
 * The people whom a new text mentions and who may be notified of it: the first `notifiedMentionsMaxCount`. A user who
 * mentions others too often notifies no one for a while; the text itself is accepted.
 */
export async function takeMentions(
  { limiter }: Pick<Services, 'limiter'>,
  text: string,
  uid: string,
): Promise<string[]> {
  const usernames = mentionedUsernames(text).slice(0, notifiedMentionsMaxCount);
  if (usernames.length === 0) return [];
  try {
    await limiter.take(rateLimits.mention, uid);
    return usernames;
  } catch (error) {
    if (error instanceof RateLimitedError) return [];
    throw error;
  }
}
