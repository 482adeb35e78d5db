import { useUpdateProfileMutation } from '@aura/api-client/endpoints/profile-actions';
import { blockCopy } from '@aura/domain/copy/blocks';
import type { Profile } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { refusalText } from './refusal-text.ts';
import type { CurrentUser } from './use-current-user.ts';

/** A current user whose profile has loaded. */
export type CurrentUserWithProfile = CurrentUser & { readonly profile: Profile };

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether the current user blocks another user. */
export function isBlockedBy({ profile }: CurrentUser, username: string): boolean {
  return profile?.blockedUsernames.some((name) => isSame(name, username)) ?? false;
}

/**
 * Blocks and unblocks another user, immediately and in both directions (docs/product.md section 3). The result
 * is announced.
 */
export function useBlockUser({ email }: CurrentUser, username: string) {
  const toast = useToast();
  const [updateProfile, { isLoading }] = useUpdateProfileMutation();

  const setBlocked = async (blocked: boolean) => {
    const changes = blocked ? { block: [username] } : { unblock: [username] };
    const { error } = await updateProfile({ email, changes });
    if (error) {
      toast.show({ tone: 'alert', text: refusalText(error, ['VALIDATION'], blockCopy.failed) });
    } else {
      const text = blocked ? blockCopy.blocked(username) : blockCopy.unblocked(username);
      toast.show({ tone: 'status', text });
    }
  };
  return { setBlocked, busy: isLoading };
}
