import { type ReactNode, type Ref, useId } from 'react';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { ComboboxControl } from './ComboboxControl.tsx';
import type { ComboboxOption } from './combobox-options.ts';

export interface ComboboxProps extends FieldFrameProps {
  readonly id?: string;
  readonly options: readonly ComboboxOption[];
  /** The empty string for nothing; a value outside the options is shown as it is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly className?: string;
  readonly leading?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a long list, found by typing. Arrows move, Enter chooses, Escape closes the list. */
export function Combobox({
  id,
  label,
  optional,
  badge,
  hint,
  hintTone,
  error,
  hideLabel,
  className,
  ...control
}: ComboboxProps) {
  const ownId = useId();
  const frame = { label, optional, badge, hint, hintTone, error, hideLabel, className };
  return (
    <Field id={id ?? ownId} {...frame}>
      {(ids, labelId) => <ComboboxControl {...control} ids={ids} labelId={labelId} />}
    </Field>
  );
}
