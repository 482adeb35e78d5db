import { authCopy, signUpErrorCopy } from '@aura/domain/copy/auth';
import { emailField } from '@aura/domain/forms/fields';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

const accountSchema = z.object({ email: emailField(signUpErrorCopy.emailInvalid), name: z.string() });

type Account = z.infer<typeof accountSchema>;

interface GoogleAccountChooserProps {
  readonly open: boolean;
  readonly onChoose: (account: Account) => void;
  readonly onCancel: () => void;
}

/** Replaces Google's window when the local identity provider is used. */
export function GoogleAccountChooser({ open, onChoose, onCancel }: GoogleAccountChooserProps) {
  const { accountChooser } = authCopy;
  const { register, handleSubmit, formState } = useForm<Account>({
    resolver: standardSchemaResolver(accountSchema),
    defaultValues: { email: '', name: '' },
  });
  const submit = useSingleSubmit(handleSubmit((account) => onChoose(account)));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={accountChooser.title}
      description={accountChooser.body}
      size="sm"
      initialFocus="body"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          {...register('email')}
          type="email"
          label={accountChooser.email}
          autoComplete="email"
          error={formState.errors.email?.message}
        />
        <TextField {...register('name')} label={accountChooser.name} autoComplete="name" />
        <Button type="submit">{accountChooser.continue}</Button>
      </form>
    </Dialog>
  );
}
