import '../foundations/styles.css';
import { cleanup, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { outfitGarments, sampleOutfit } from '../testing/sample-outfits.ts';
import { sampleSuggestion } from '../testing/sample-suggestions.ts';
import { sampleWear } from '../testing/sample-wears.ts';
import { WithBuilder } from '../testing/with-builder.tsx';
import { GarmentDrawer, type Garments } from './GarmentDrawer/GarmentDrawer.tsx';
import { LayerList } from './LayerList/LayerList.tsx';
import type { OutfitBuilderState } from './OutfitBuilder/use-outfit-builder.ts';
import { OutfitCanvas } from './OutfitCanvas/OutfitCanvas.tsx';
import { OutfitGrid } from './OutfitGrid/OutfitGrid.tsx';
import { SuggestionCard } from './SuggestionCard/SuggestionCard.tsx';
import { WearCalendar } from './WearCalendar/WearCalendar.tsx';
import { WearDay } from './WearDay/WearDay.tsx';

afterEach(cleanup);

const focusedName = () => document.activeElement?.getAttribute('aria-label');
const focus = (name: string | RegExp) => screen.getByRole('button', { name }).focus();
const ignore = () => undefined;

function Outfits() {
  const [outfits, setOutfits] = useState(
    ['First', 'Second', 'Third'].map((name) => sampleOutfit({ id: name, name })),
  );
  return (
    <OutfitGrid
      today="2026-11-24"
      outfits={outfits}
      hrefOf={({ id }) => `#${id}`}
      actions={{
        onRename: ignore,
        onDuplicate: ignore,
        onDelete: ({ id }) => setOutfits(outfits.filter((outfit) => outfit.id !== id)),
      }}
    />
  );
}

it('when an outfit is deleted by its menu, the menu of the next one is focused', async () => {
  render(<Outfits />);
  focus('Actions for Second');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.role).toBe('menuitem');
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('article', { name: 'Second' })).toBeNull();
  await expect.poll(focusedName).toBe('Actions for Third');
});

const today = '2026-11-23';

function Day() {
  const [wears, setWears] = useState([sampleWear(today, { planned: true })]);
  const actions = { onChooseOutfit: ignore, onMove: ignore, onRepeat: ignore };
  return (
    <WearDay
      day={today}
      today={today}
      wears={wears}
      {...actions}
      onWoreIt={() => setWears([sampleWear(today, { id: 'logged' })])}
      onRemove={() => setWears([])}
    />
  );
}

it('when a plan was logged or a wear was removed, the heading of the day is focused', async () => {
  render(<Day />);
  const heading = screen.getByRole('heading', { level: 2 });
  focus(/^Wore it/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(heading);
  focus(/^Remove/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('the selected day of the calendar looks different while it is focused', async () => {
  const months = { month: '2026-11', maxMonth: '2027-11', weekStart: 1, onMonthChange: ignore };
  const days = { today, selected: today, wears: new Map(), onSelect: ignore, onMove: ignore };
  render(<WearCalendar {...months} {...days} />);
  const day = screen.getByRole('button', { name: 'Monday 23 November 2026, today' });
  const outline = () => {
    const { outlineColor, outlineOffset } = getComputedStyle(day);
    return { outlineColor, outlineOffset };
  };
  const selected = outline();
  focus('Next month');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(day);
  // The change of the color is a transition.
  await expect.poll(() => outline().outlineColor).not.toBe(selected.outlineColor);
  await expect.poll(() => outline().outlineOffset).toBe('2px');
});

function Builder({ children }: { readonly children: (builder: OutfitBuilderState) => ReactNode }) {
  return (
    <WithBuilder
      render={(builder) => (
        <div className="h-150">
          {children(builder)}
          <VisuallyHidden role="status">{builder.announcement}</VisuallyHidden>
        </div>
      )}
    />
  );
}

const noItems = new Map();
const canvas = (builder: OutfitBuilderState) => <OutfitCanvas builder={builder} itemsById={noItems} />;
const garments = () =>
  within(screen.getByRole('application')).getAllByRole('button', { name: /, layer \d of \d$/ });

it('Tab leads from a garment to its tools, arrow keys move between them, and Tab leads to the next garment', async () => {
  render(<Builder>{canvas}</Builder>);
  const [topmost, second] = garments();
  topmost?.focus();
  await screen.findByRole('toolbar');
  await userEvent.keyboard('{Tab}');
  expect(focusedName()).toBe('Mirror');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focusedName()).toBe('Swap for a similar garment');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(second);
  await expect.poll(() => second?.ariaPressed).toBe('true');
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(topmost);
});

it('when a garment is removed by its tools, the canvas is focused', async () => {
  render(<Builder>{canvas}</Builder>);
  garments()[0]?.focus();
  await screen.findByRole('toolbar');
  await userEvent.keyboard('{Tab}{End}{Enter}');
  await expect.poll(() => garments()).toHaveLength(4);
  await expect.poll(focusedName).toBe('Canvas');
});

it('a step that is repeated is announced again', async () => {
  render(<Builder>{canvas}</Builder>);
  const status = screen.getByRole('status');
  const added = vi.fn();
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) added(node.textContent);
  });
  observer.observe(status, { childList: true });
  garments()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => added.mock.calls.length).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => added.mock.calls.length).toBe(2);
  observer.disconnect();
  expect(added.mock.calls[1]).toEqual(added.mock.calls[0]);
});

it('a step that changes nothing is not announced', async () => {
  render(<Builder>{canvas}</Builder>);
  garments()[0]?.focus();
  await userEvent.keyboard(']');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.keyboard('[[');
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/moved backward$/);
});

it('when a garment is removed in the list of layers, the one that takes its place is focused', async () => {
  render(<Builder>{(builder) => <LayerList builder={builder} />}</Builder>);
  const grips = () => screen.getAllByRole('button', { name: /^Move / });
  const second = grips()[1]?.getAttribute('aria-label');
  grips()[0]?.focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('button', { name: /^Remove/ });
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.poll(() => grips()).toHaveLength(4);
  await expect.poll(focusedName).toBe(second);
});

const drawerGarments: Garments = {
  mine: { items: outfitGarments, failed: false, onRetry: ignore },
  wished: { items: [], failed: false, onRetry: ignore },
  addItemsHref: '/aura',
};

it('when a swap is cancelled, the drawer is focused', async () => {
  render(
    <Builder>
      {(builder) => (
        <>
          {canvas(builder)}
          <GarmentDrawer garments={drawerGarments} builder={builder} />
        </>
      )}
    </Builder>,
  );
  garments()[0]?.focus();
  await userEvent.click(await screen.findByRole('button', { name: 'Swap for a similar garment' }));
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedName).toBe('Add a garment');
});

function Card() {
  const [shuffledId, setShuffledId] = useState('');
  const garments = outfitGarments.map((item) =>
    item.id === shuffledId ? { ...item, id: 'other', name: 'The other one' } : item,
  );
  const actions = { onSkip: ignore, onSave: ignore, onWear: ignore, onPlan: ignore };
  return (
    <SuggestionCard suggestion={sampleSuggestion({}, garments)} {...actions} onShuffle={setShuffledId} />
  );
}

it('when the garment with the focus is shuffled, the one in its place is focused', async () => {
  render(<Card />);
  screen.getAllByRole('listitem')[1]?.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}s');
  await expect.poll(focusedName).toBe('The other one');
});
