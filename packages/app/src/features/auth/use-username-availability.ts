import { useLazyCheckUsernameQuery } from '@aura/api-client/endpoints/profiles';
import { normalizeUsername, shouldCheckUsername, type UsernameStatus } from '@aura/domain/rules/usernames';
import { useEffect, useState } from 'react';
import { checkAfterPause, type UsernameAnswer } from './username-check.ts';

/**
 * Asks the server whether a username is free, 500 ms after the last key. Any edit makes it unchecked again, and
 * an answer for an earlier text is dropped (docs/product.md section 4).
 * @param text what stands in the field
 */
export function useUsernameAvailability(text: string): UsernameStatus {
  const [check] = useLazyCheckUsernameQuery();
  const [answer, setAnswer] = useState<UsernameAnswer | null>(null);
  const username = normalizeUsername(text);
  const worthAsking = shouldCheckUsername(text);

  useEffect(() => {
    if (!worthAsking) return;
    const cancel = checkAfterPause(username, (asked) => check(asked).unwrap(), setAnswer);
    return () => {
      cancel();
      setAnswer(null);
    };
  }, [username, worthAsking, check]);

  return worthAsking && answer?.username === username ? answer.status : 'idle';
}
