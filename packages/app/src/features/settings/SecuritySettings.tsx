import { useDeleteAccountMutation } from '@aura/api-client/endpoints/profile-actions';
import { accountDeletionCopy, securitySettingsCopy } from '@aura/domain/copy/settings';
import type { PasswordChangeValues } from '@aura/domain/forms/security';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { useToast } from '@aura/ui/primitives/Toast';
import { DeleteAccountDialog } from '@aura/ui/settings/DeleteAccountDialog';
import { SecuritySection } from '@aura/ui/settings/SecuritySection';
import { useState } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { deletionChanged, selectSession } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { deletionErrorText, passwordErrorText } from './security-errors.ts';
import { ownDataHref } from './settings-search-params.ts';
import { useSaving } from './use-saving.ts';
import { useVerification } from './use-verification.tsx';

interface SecuritySettingsProps {
  readonly account: Identity;
}

/** Password change and account deletion; both require a verification first. */
export default function SecuritySettings({ account }: SecuritySettingsProps) {
  const { identity } = usePlatform();
  const toast = useToast();
  const password = useSaving();
  const { verify, dialog } = useVerification(account);
  const dispatch = useAppDispatch();
  const deleting = useAppSelector(selectSession).deletionInProgress;
  const [deleteAccount] = useDeleteAccountMutation();
  const confirming = useDialogSubject<null>();
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

  /** Deletes the provider's account last, since a retry requires it. */
  const deleteAll = async () => {
    setDeletionError(null);
    dispatch(deletionChanged(true));
    try {
      await deleteAccount({ email: account.email, confirmationText: accountDeletionPhrase }).unwrap();
      await identity.deleteAccount();
      toast.show({ tone: 'status', text: accountDeletionCopy.deleted });
    } catch (error) {
      setDeletionError(deletionErrorText(error));
      dispatch(deletionChanged(false));
    }
  };

  return (
    <>
      <SecuritySection
        email={account.email}
        method={account.method}
        onPasswordChange={changePassword}
        passwordSaving={password.saving}
        ownDataHref={ownDataHref}
        onDeleteAccount={() => {
          setDeletionError(null);
          confirming.show(null);
        }}
      />
      {confirming.dialog && (
        <DeleteAccountDialog
          key={confirming.dialog.openCount}
          open={confirming.dialog.open}
          onOpenChange={confirming.onOpenChange}
          onConfirm={() =>
            verify(() => {
              void deleteAll();
            })
          }
          busy={deleting}
          error={deletionError}
        />
      )}
      {dialog}
    </>
  );
}
