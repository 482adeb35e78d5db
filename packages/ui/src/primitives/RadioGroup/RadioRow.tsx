import { type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';

interface RadioRowProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Text below the label: an explanation of the option, or why it is disabled. */
  readonly description: ReactNode;
  readonly shortcut?: string | undefined;
  /** Whether the row has a frame, which is thicker when it is selected. */
  readonly framed: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly onSelect: () => void;
}

/** A radio option in a separate row; the whole row is the target. */
export function RadioRow({
  name,
  value,
  label,
  description,
  shortcut,
  framed,
  checked,
  disabled,
  invalid,
  onSelect,
}: RadioRowProps) {
  const id = useId();
  const descriptionId = `${id}-description`;
  return (
    <div
      className={cn(
        'flex min-h-target items-start gap-3',
        framed && 'mt-2 rounded-image px-4 py-1 inset-ring',
        framed && (checked ? 'bg-surface inset-ring-2 inset-ring-ink' : 'inset-ring-line'),
      )}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-keyshortcuts={shortcut}
        aria-describedby={description ? descriptionId : undefined}
        onChange={onSelect}
        className={cn(
          'mt-2.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full bg-surface inset-ring checked:inset-ring-dot checked:inset-ring-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:inset-ring-line',
          invalid ? 'inset-ring-danger' : 'inset-ring-line-strong',
        )}
      />
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className={cn(
            'block py-2.5 text-16',
            disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
          )}
        >
          {label}
        </label>
        {description && (
          <p id={descriptionId} className="-mt-2 pb-2 text-14 text-muted">
            {description}
          </p>
        )}
      </div>
      {shortcut && (
        <kbd
          aria-hidden
          className="mt-2 inline-flex size-7 items-center justify-center rounded-mark font-sans text-12 text-muted inset-ring inset-ring-line-strong max-tablet:hidden"
        >
          {shortcut}
        </kbd>
      )}
    </div>
  );
}
