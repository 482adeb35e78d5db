import type { Ref } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';

interface DialogActionsProps {
  readonly submitLabel: string;
  readonly onCancel: () => void;
  /** Called by the submit button; undefined where it submits a form. */
  readonly onSubmit?: () => void;
  /** The id of the form that the submit button submits. */
  readonly form?: string;
  readonly canSubmit?: boolean;
  readonly isSubmitting?: boolean;
  readonly variant?: ButtonProps['variant'];
  readonly submitRef?: Ref<HTMLButtonElement>;
}

/** The buttons in the footer of a dialog with a form: Cancel, and the one that submits it. On phones they share the width. */
export function DialogActions({
  submitLabel,
  onCancel,
  onSubmit,
  form,
  canSubmit = true,
  isSubmitting = false,
  variant,
  submitRef,
}: DialogActionsProps) {
  const labels = useLabels();
  return (
    <>
      <Button variant="outline" onClick={onCancel} disabled={isSubmitting} className="max-tablet:flex-1">
        {labels.cancel}
      </Button>
      <Button
        ref={submitRef}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        onClick={onSubmit}
        disabled={!canSubmit}
        busy={isSubmitting}
        variant={variant}
        className="max-tablet:min-w-max max-tablet:flex-1"
      >
        {submitLabel}
      </Button>
    </>
  );
}
