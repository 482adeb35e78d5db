import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { useCurrentUser } from './use-current-user.ts';

/**
 * The id of the signed-in user once the server answers the user's own calls: there is a profile, and the account is not
 * being deleted. Undefined until then.
 */
export function useUserWithProfile(): string | undefined {
  const { identity, deletionInProgress } = useAppSelector(selectSession);
  const { profile } = useCurrentUser();
  return profile?.username && !deletionInProgress ? identity?.uid : undefined;
}
