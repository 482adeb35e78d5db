import { useDeleteAccountMutation } from '@aura/api-client/endpoints/profile-actions';
import { securitySettingsCopy } from '@aura/domain/copy/settings';
import type { PasswordChangeValues } from '@aura/domain/forms/security';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { DeleteAccountDialog } from '@aura/ui/settings/DeleteAccountDialog';
import { SecuritySection } from '@aura/ui/settings/SecuritySection';
import { useState } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { deletionErrorText, passwordErrorText } from './security-errors.ts';
import { useSaving } from './use-saving.ts';
import { useVerification } from './use-verification.tsx';

interface SecuritySettingsProps {
  readonly person: Identity;
}

/** Password change and account deletion; both require a verification first (docs/product.md section 4). */
export default function SecuritySettings({ person }: SecuritySettingsProps) {
  const { identity } = usePlatform();
  const password = useSaving();
  const { verify, verification } = useVerification(person.method);
  const [deleteAccount] = useDeleteAccountMutation();
  const [deletion, setDeletion] = useState<{ turn: number; open: boolean }>({ turn: 0, open: false });
  const [deleting, setDeleting] = useState(false);
  const [deletionError, setDeletionError] = useState<string | null>(null);

  const changePassword = ({ newPassword }: PasswordChangeValues) =>
    verify(() => {
      void password.run(() =>
        identity.changePassword(newPassword).then(
          () => ({ tone: 'success', text: securitySettingsCopy.passwordUpdated }),
          (error: unknown) => ({ tone: 'error', text: passwordErrorText(error) }),
        ),
      );
    });

  /** The provider's account is deleted last, since retrying requires it. */
  const erase = async () => {
    setDeletionError(null);
    setDeleting(true);
    try {
      await deleteAccount({ email: person.email, confirmationText: accountDeletionPhrase }).unwrap();
      await identity.deleteAccount();
    } catch (error) {
      setDeletionError(deletionErrorText(error));
      setDeleting(false);
    }
  };

  return (
    <>
      <SecuritySection
        method={person.method}
        onPasswordChange={changePassword}
        passwordSaving={password.saving}
        onDeleteAccount={() => {
          setDeletionError(null);
          setDeletion(({ turn }) => ({ turn: turn + 1, open: true }));
        }}
      />
      <DeleteAccountDialog
        key={deletion.turn}
        open={deletion.open}
        onOpenChange={(open) => setDeletion(({ turn }) => ({ turn, open }))}
        onConfirm={() =>
          verify(() => {
            void erase();
          })
        }
        busy={deleting}
        error={deletionError}
      />
      {verification}
    </>
  );
}
