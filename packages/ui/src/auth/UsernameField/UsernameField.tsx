import { type UsernameStatus, usernameHint } from '@aura/domain/rules/usernames';
import { Check, X } from 'lucide-react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx';
import { CheckedText } from './CheckedText.tsx';

interface UsernameFieldProps extends Omit<TextFieldProps, 'error' | 'hint' | 'hintTone'> {
  /** What stands in the field, for the words under it. */
  readonly text: string;
  /** Where the check of its availability stands. */
  readonly status: UsernameStatus;
}

function StatusIcon({ text, status }: Pick<UsernameFieldProps, 'text' | 'status'>) {
  if (status === 'checking') return <Spinner />;
  const tone = usernameHint(text, status)?.tone;
  if (tone === 'success') return <Check aria-hidden className="size-5 text-success" />;
  return tone === 'error' ? <X aria-hidden className="size-5 text-danger" /> : null;
}

/** A username with what is known of it: too short, being checked, free or taken (docs/product.md section 5). */
export function UsernameField({ text, status, trailing, ...props }: UsernameFieldProps) {
  const hint = usernameHint(text, status);
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      error={hint?.tone === 'error' ? hint.text : undefined}
      hint={hint && <CheckedText text={hint.text} />}
      hintTone={hint?.tone === 'success' ? 'success' : 'muted'}
      trailing={trailing ?? <StatusIcon text={text} status={status} />}
    />
  );
}
