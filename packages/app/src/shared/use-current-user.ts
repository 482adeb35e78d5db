import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import type { Profile } from '@aura/domain/entities';
import { localPart } from '@aura/domain/rules/identity';
import { skipToken } from '@reduxjs/toolkit/query';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';

export interface CurrentUser {
  readonly email: string;
  /** The profile's username, or the local part of the email when there is no profile. */
  readonly username: string;
  /** The user's profile; null while it loads, when it could not be read, and when it does not exist. */
  readonly profile: Profile | null;
  /** Whether the profile is read for the first time. */
  readonly isLoading: boolean;
}

interface LoadedCurrentUser extends CurrentUser {
  /** The read of the profile, for pages that show its error. */
  readonly query: {
    readonly isError: boolean;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/**
 * The signed-in user with their profile, which is read once the calls of a sign-up have created it. Use only where there
 * is a session.
 */
export function useCurrentUser(): LoadedCurrentUser {
  const { identity, signUpInProgress } = useAppSelector(selectSession);
  const email = identity?.email ?? '';
  const query = useGetProfileQuery(email && !signUpInProgress ? email : skipToken);
  const { currentData: profile = null, isLoading } = query;
  return { email, username: profile?.username || localPart(email), profile, isLoading, query };
}
