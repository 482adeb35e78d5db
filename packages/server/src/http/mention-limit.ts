import { notifiedMentionsMaxCount } from '@aura/domain/limits/notifications';
import { mentionedUsernames } from '@aura/domain/rules/text-parts';
import type { Services } from '../services.ts';
import { RateLimitedError, rateLimits } from './rate-limit.ts';

/**
 * Returns the usernames that a new text mentions and that may be notified, at most `notifiedMentionsMaxCount`; none when
 * the rate limit is reached. The text itself is accepted.
 */
export async function limitedMentions(
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
