import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

/**
 * A password with a button that shows or hides it. Accessibility: pasting and password managers work, and the
 * button's name is the next action. The caller provides `autoComplete` ("new-password", "current-password"),
 * and the rules of a new password in the hint.
 */
export function PasswordField(props: PasswordFieldProps) {
  const labels = useLabels();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={shown ? labels.hidePassword : labels.showPassword}
      onClick={() => setShown(!shown)}
      disabled={props.disabled ?? false}
      className="-me-2.5"
    >
      {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </IconButton>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={toggle}
    />
  );
}
