import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { type WardrobeTab, wardrobeTabs } from '@aura/domain/vocabularies/tabs';
import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';

export interface WardrobeTabsProps {
  readonly value: WardrobeTab;
  readonly onValueChange: (tab: WardrobeTab) => void;
  /** Undefined while it is not known. */
  readonly counts: Readonly<Record<WardrobeTab, number | undefined>>;
  /** The list of the current tab. */
  readonly children: ReactNode;
}

/** The three lists of the wardrobe, each with how many items it has. */
export function WardrobeTabs({ value, onValueChange, counts, children }: WardrobeTabsProps) {
  const tabs = wardrobeTabs.map((tab) => ({
    value: tab,
    label: wardrobeCopy.tabs[tab],
    count: counts[tab],
  }));
  return (
    <Tabs label={wardrobeCopy.tabsLabel} tabs={tabs} value={value} onValueChange={onValueChange}>
      {children}
    </Tabs>
  );
}
