import type { FieldFrameProps } from './Field.tsx';

/** Props of a labelled control that belong to its field. */
interface SharedProps extends FieldFrameProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Splits the props of a labelled control into those of the `Field` around it and those of the control itself. */
export function splitFieldProps<Props extends SharedProps>({
  id,
  label,
  optional,
  badge,
  hint,
  hintTone,
  error,
  hideLabel,
  className,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  const field = { id, label, optional, badge, hint, hintTone, error, hideLabel, className, describedBy };
  return { field, control };
}
