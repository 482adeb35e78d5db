import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import type { Profile } from '@aura/domain/entities';
import { localPart } from '@aura/domain/rules/identity';
import { skipToken } from '@reduxjs/toolkit/query';
import { selectIdentity } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';

export interface Viewer {
  readonly email: string;
  /** The chosen name, or the email's local part while there is no profile. */
  readonly username: string;
  /** Null while it loads or when there is none. */
  readonly profile: Profile | null;
}

/** Who is looking. Only for screens behind sign-in. */
export function useViewer(): Viewer {
  const identity = useAppSelector(selectIdentity);
  const { currentData: profile = null } = useGetProfileQuery(identity?.email ?? skipToken);
  const email = identity?.email ?? '';
  return { email, username: profile?.username || localPart(email), profile };
}
