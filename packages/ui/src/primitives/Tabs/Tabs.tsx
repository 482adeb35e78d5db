import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { revealInStrip } from '../../foundations/reveal-in-strip.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { SelectionMarker } from '../SelectionMarker/SelectionMarker.tsx';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Null while it is not loaded, which takes the space of two digits; undefined for a tab without one. */
  readonly count?: number | null | undefined;
}

/** Of a panel, which may begin with text (ARIA Authoring Practices, Tabs). */
const inTabOrder = { tabIndex: 0 };

/** Where a key moves from a tab, of `count`; undefined for other keys. */
const indexOfKey = (key: string, index: number, count: number, forward: 1 | -1): number | undefined =>
  ({
    ArrowRight: (index + forward + count) % count,
    ArrowLeft: (index - forward + count) % count,
    Home: 0,
    End: count - 1,
  })[key];

export interface TabsProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'dir' | 'defaultValue'> {
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

/**
 * Tabs styled as headings, each with a superscript count; `children` is the panel of the current one. Tabs that do not
 * fit scroll sideways, and the current one is always in view.
 * Accessibility: one tab stop, arrow keys move and select, Home and End select the first and last tab, Tab
 * moves into the panel, which is named by its tab. The caller provides a label for the list, and a panel that
 * renders fast, since arrow keys show it immediately.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
  ...rest
}: TabsProps<Value>) {
  const labels = useLabels();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const revealed = useRef('');
  // Counts that arrive widen the tabs.
  const widths = `${value} ${tabs.map(({ count }) => count).join()}`;
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-selected="true"]');
    if (!list.current || !selected || revealed.current === widths) return;
    revealed.current = widths;
    revealInStrip(list.current, selected);
  });
  const select = (next: Value) => {
    if (next !== value) onValueChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const elements = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const index = indexOfKey(key, elements.indexOf(target as HTMLElement), tabs.length, forward);
    const tab = index === undefined ? undefined : tabs[index];
    if (index === undefined || tab === undefined) return;
    event.preventDefault();
    elements[index]?.focus();
    select(tab.value);
  };
  return (
    <div {...rest}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="isolate flex gap-4 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] tablet:gap-9"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => select(tab.value)}
            className={cn(
              'relative inline-flex min-h-13 shrink-0 items-center gap-1.5 px-0.5 border-b-2 border-transparent font-serif text-22 whitespace-nowrap text-muted -outline-offset-2 hover:text-ink tablet:min-h-14 tablet:text-28',
              'aria-selected:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span
                className={cn(
                  '-translate-y-1.5 font-sans text-12 font-medium tabular-nums text-muted tablet:text-14',
                  tab.count === null && 'invisible',
                )}
              >
                {(tab.count ?? '00').toLocaleString(labels.locale)}
              </span>
            )}
            {tab.value === value && <SelectionMarker className="-bottom-0.5 h-0.5 bg-ink" />}
          </button>
        ))}
      </div>
      <div key={value} {...inTabOrder} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
