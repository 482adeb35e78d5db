import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { revealInStrip } from '../../foundations/reveal-in-strip.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { SelectionMarker } from '../SelectionMarker/SelectionMarker.tsx';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
}

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
  // Radix reports a press twice, the second time on focus, possibly before the new value is rendered.
  const requested = useRef<string>(value);
  useEffect(() => {
    requested.current = value;
  });
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
  const select = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab === undefined || requested.current === next) return;
    requested.current = next;
    onValueChange(tab.value);
  };
  return (
    <Radix.Root {...rest} value={value} onValueChange={select}>
      <Radix.List
        ref={list}
        loop
        aria-label={label}
        className="isolate flex gap-4 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] tablet:gap-9"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cn(
              'relative inline-flex min-h-13 shrink-0 items-center gap-1.5 px-0.5 border-b-2 border-transparent font-serif text-22 whitespace-nowrap text-muted -outline-offset-2 hover:text-ink tablet:min-h-14 tablet:text-28',
              'data-[state=active]:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="-translate-y-1.5 font-sans text-12 font-medium text-muted tablet:text-14">
                {tab.count.toLocaleString(labels.locale)}
              </span>
            )}
            {tab.value === value && <SelectionMarker className="-bottom-0.5 h-0.5 bg-ink" />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} key={value}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
