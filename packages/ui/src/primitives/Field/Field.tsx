import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';

/** What every field shows around its control. */
export interface FieldFrameProps {
  readonly label: string;
  /** Marks the label; give it where most of the form is required. */
  readonly optional?: boolean | undefined;
  /** Stands at the end of the label's line, for example a Badge. */
  readonly badge?: ReactNode;
  readonly hint?: ReactNode;
  /** `success` for a passed check, such as a free username. */
  readonly hintTone?: 'muted' | 'success' | undefined;
  /** Replaces the hint, marks the control invalid and is read aloud. */
  readonly error?: string | undefined;
  /** Keeps the label for assistive technology alone. */
  readonly hideLabel?: boolean | undefined;
}

/** Put these on the control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** Of the control; made up when missing. */
  readonly id?: string | undefined;
  /** At the end of the message's line, for example a character counter. */
  readonly counter?: ReactNode;
  readonly describedBy?: string | undefined;
  readonly children: (control: ControlProps, labelId: string) => ReactNode;
}

/**
 * Label, hint and error around a control of your own; props, `className` and `ref` go to the frame. Accessibility: the
 * label names the control, hint or error describe it, and a new error is read aloud
 * and, while its control has the focus, scrolled into view. Yours: put all of `control` on
 * the one element that takes the focus.
 */
export function Field({
  id,
  label,
  optional = false,
  badge,
  hint,
  hintTone = 'muted',
  error,
  hideLabel = false,
  counter,
  describedBy,
  className,
  children,
  ...rest
}: FieldProps) {
  const labels = useLabels();
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const message = error ?? hint;
  const tone = error ? 'text-danger' : hintTone === 'success' ? 'text-success' : 'text-muted';
  const labelId = `${controlId}-label`;
  const messageLine = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = messageLine.current;
    // Under a long text the error would be out of sight while somebody writes; its margin clears a window's footer.
    if (error && line?.parentElement?.contains(document.activeElement)) {
      line.scrollIntoView({ block: 'nearest' });
    }
  }, [error]);
  return (
    <div {...rest} className={cn('flex min-w-0 flex-col', className)}>
      <div className={cn('mb-1.5 flex min-h-5 items-center justify-between gap-2', hideLabel && 'sr-only')}>
        <label id={labelId} htmlFor={controlId} className="text-14 font-medium">
          {label}
          {optional && <span className="ms-2 font-normal text-muted">{labels.optional}</span>}
        </label>
        {badge}
      </div>
      {children(
        {
          id: controlId,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': joinIds(message ? messageId : null, describedBy),
        },
        labelId,
      )}
      <div ref={messageLine} className="flex scroll-mb-24 items-start justify-between gap-4 text-14">
        <div id={messageId} aria-live="polite" className={cn('min-w-0', tone)}>
          {message && <p className="mt-1.5">{message}</p>}
        </div>
        {counter}
      </div>
    </div>
  );
}
