import { accountDeletionCopy } from '@aura/domain/copy/settings';
import {
  type AccountDeletionValues,
  accountDeletionDefaults,
  accountDeletionSchema,
} from '@aura/domain/forms/security';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the user has typed the phrase exactly. */
  readonly onConfirm: (values: AccountDeletionValues) => void;
  readonly busy: boolean;
  /** Error message of the last attempt. */
  readonly error: string | null;
}

/** Requires a typed phrase before the account is deleted. */
export function DeleteAccountDialog({
  open,
  onOpenChange,
  onConfirm,
  busy,
  error,
}: DeleteAccountDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(accountDeletionSchema),
    defaultValues: accountDeletionDefaults,
  });
  const submit = useSingleSubmit(handleSubmit((values) => onConfirm(values)));
  const formId = 'delete-account';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={accountDeletionCopy.title}
      description={accountDeletionCopy.body}
      size="sm"
      busy={busy}
      initialFocus="body"
      footer={
        <DialogActions
          submitLabel={accountDeletionCopy.confirm}
          onCancel={() => onOpenChange(false)}
          form={formId}
          isSubmitting={busy}
          variant="danger"
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && <Banner tone="error">{error}</Banner>}
        <TextField
          {...register('phrase')}
          label={accountDeletionCopy.phraseLabel}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.phrase?.message}
        />
      </form>
    </Dialog>
  );
}
