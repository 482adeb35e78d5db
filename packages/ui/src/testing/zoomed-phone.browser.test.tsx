import '../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { House, Settings, Shirt, User } from 'lucide-react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UploadTrigger } from '../composer/UploadTrigger/UploadTrigger.tsx';
import { FeedFilterButton } from '../feed/FeedFilterButton/FeedFilterButton.tsx';
import { FeedToolbar } from '../feed/FeedToolbar/FeedToolbar.tsx';
import { NotificationsHeader } from '../notifications/NotificationsHeader/NotificationsHeader.tsx';
import { BuilderBar } from '../outfits/OutfitBuilder/BuilderBar.tsx';
import { useOutfitBuilder } from '../outfits/OutfitBuilder/use-outfit-builder.ts';
import { SuggestionCard } from '../outfits/SuggestionCard/SuggestionCard.tsx';
import { WearCalendar } from '../outfits/WearCalendar/WearCalendar.tsx';
import { ViewToggle } from '../post/ViewToggle/ViewToggle.tsx';
import { shirtImage } from '../primitives/testing/sample-images.ts';
import { ProfileHeader } from '../profile/ProfileHeader/ProfileHeader.tsx';
import { NavigationBar } from '../shell/NavigationBar/NavigationBar.tsx';
import { ItemPage } from '../wardrobe/ItemPage/ItemPage.tsx';
import { SearchAndSort } from '../wardrobe/SearchAndSort/SearchAndSort.tsx';
import { findLayoutProblems } from './layout-problems.ts';
import { sampleLayers } from './sample-outfits.ts';
import { sampleSuggestion } from './sample-suggestions.ts';
import { sampleItem, sampleProfile } from './samples.ts';

/** The window of a phone of 390 px at 200 % zoom. */
const width = 195;

beforeEach(() => page.viewport(width, 422));
afterEach(async () => {
  cleanup();
  await page.viewport(1440, 1200);
});

const ignored = () => undefined;
const noItems = new Map();
const targets = [
  { label: 'Home', href: '/home', icon: House },
  { label: 'Wardrobe', href: '/aura', icon: Shirt },
  { label: 'Profile', href: '/profile', icon: User },
  { label: 'Settings', href: '/settings', icon: Settings },
];

function Builder() {
  const builder = useOutfitBuilder(sampleLayers(), ignored, noItems);
  const actions = { onSave: ignored, onRename: ignored, onClose: ignored, onShare: ignored };
  return (
    <BuilderBar name="Wedding in May" builder={builder} saveState="saved" sharing={false} {...actions} />
  );
}

const parts = {
  'the navigation': (
    <NavigationBar
      homeHref="/home"
      targets={targets}
      activeHref="/aura"
      upload={<UploadTrigger />}
      actions={() => <button type="button">Find</button>}
      onBack={ignored}
    />
  ),
  'the toolbar of the feed': (
    <FeedToolbar
      start={<FeedFilterButton label="All Posts" onPress={ignored} />}
      toggle={<ViewToggle view="image" itemCount={5} onViewChange={ignored} />}
    />
  ),
  'the search of the wardrobe': (
    <SearchAndSort query="linen" onQueryChange={ignored} sort="newest" onSortChange={ignored} />
  ),
  'the heading of the notifications': (
    <NotificationsHeader settingsHref="/settings" onMarkAllRead={ignored} />
  ),
  'the header of a profile': <ProfileHeader profile={sampleProfile()} />,
  'the bar of the outfit builder': (
    <div className="-mx-5">
      <Builder />
    </div>
  ),
  'a suggestion': (
    <SuggestionCard
      suggestion={sampleSuggestion()}
      onShuffle={ignored}
      onSkip={ignored}
      onSave={ignored}
      onWear={ignored}
      onPlan={ignored}
    />
  ),
  'the page of an item': (
    <div className="-mx-5 overflow-x-clip px-5">
      <ItemPage
        item={sampleItem({ back: shirtImage })}
        actions={{
          onEdit: ignored,
          onShare: ignored,
          onEditCutout: ignored,
          onArchive: ignored,
          onDelete: ignored,
        }}
        wear={{ today: '2026-11-23', busy: false, onWoreToday: ignored, onPlan: ignored, months: [] }}
      />
    </div>
  ),
  'the calendar': (
    <WearCalendar
      month="2026-11"
      maxMonth="2027-11"
      today="2026-11-23"
      selected="2026-11-23"
      weekStart={1}
      wears={new Map()}
      onSelect={ignored}
      onMonthChange={ignored}
      onMove={ignored}
    />
  ),
};

/** Returns the words of a page's headings that are broken over lines. */
function brokenWords(): string[] {
  return screen.queryAllByRole('heading', { level: 1 }).flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
      }
    }
    return words;
  });
}

it.each(Object.entries(parts).map(([name, part]) => ({ name, part })))(
  '$name fits into a phone at 200 % zoom',
  async ({ part }) => {
    render(<main className="px-5">{part}</main>);
    await document.fonts.ready;
    expect(findLayoutProblems(document.body)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(brokenWords()).toEqual([]);
  },
);
