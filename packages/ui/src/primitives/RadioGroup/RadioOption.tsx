import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

interface RadioOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onSelect'> {
  /** Called when the option becomes the selected one of its `name`. */
  readonly onSelect: () => void;
}

/**
 * A radio option shown as a chip or segment: an invisible native radio button over its text. `className` is
 * set on the outer element.
 */
export function RadioOption({ onSelect, className, title, children, ...input }: RadioOptionProps) {
  return (
    <label
      title={title}
      className={cn(
        'relative cursor-pointer transition-colors transition-toggle has-disabled:cursor-not-allowed has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        onChange={onSelect}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit] outline-none"
      />
      {children}
    </label>
  );
}
