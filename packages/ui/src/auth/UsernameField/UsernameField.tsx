import { type UsernameStatus, usernameHint } from '@aura/domain/rules/usernames';
import { Check, X } from 'lucide-react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx';
import { CheckedText } from './CheckedText.tsx';

interface UsernameFieldProps extends Omit<TextFieldProps, 'error' | 'hint' | 'hintTone'> {
  /** Value of the field, which the hint depends on. */
  readonly text: string;
  /** Status of the availability check. */
  readonly status: UsernameStatus;
}

function StatusIcon({ text, status }: Pick<UsernameFieldProps, 'text' | 'status'>) {
  if (status === 'checking') return <Spinner />;
  const tone = usernameHint(text, status)?.tone;
  if (tone === 'success') return <Check aria-hidden className="size-5 text-success" />;
  return tone === 'error' ? <X aria-hidden className="size-5 text-danger" /> : null;
}

/** A username field with its status: too short, checking, available or taken (docs/product.md section 4). */
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
