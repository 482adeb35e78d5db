import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { type WardrobeTab, wardrobeTabs } from '@aura/domain/vocabularies/tabs';
import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';

export interface WardrobeTabsProps {
  readonly value: WardrobeTab;
  readonly onValueChange: (tab: WardrobeTab) => void;
  /** Undefined while the count is not loaded. */
  readonly counts: Readonly<Record<WardrobeTab, number | undefined>>;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** The tabs of the wardrobe's lists, each with its count. */
export function WardrobeTabs({ value, onValueChange, counts, children }: WardrobeTabsProps) {
  const tabs = wardrobeTabs.map((tab) => ({
    value: tab,
    label: wardrobeCopy.tabs[tab],
    count: counts[tab] ?? null,
  }));
  return (
    <Tabs label={wardrobeCopy.tabsLabel} tabs={tabs} value={value} onValueChange={onValueChange}>
      {children}
    </Tabs>
  );
}
