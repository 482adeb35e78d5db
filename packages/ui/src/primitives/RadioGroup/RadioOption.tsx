import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

interface RadioOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onSelect'> {
  /** Called when it becomes the chosen one of its `name`. */
  readonly onSelect: () => void;
}

/**
 * One choice of a group drawn as a chip or segment: a native radio laid invisibly over its words, so that
 * presses, arrow keys and assistive technology work as everywhere. `className` is the look of the whole.
 */
export function RadioOption({ onSelect, className, title, children, ...input }: RadioOptionProps) {
  return (
    <label
      title={title}
      className={cn(
        'relative cursor-pointer has-disabled:cursor-not-allowed has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
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
