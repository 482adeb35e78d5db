import { todayCopy } from '@aura/domain/copy/today';
import type { Item } from '@aura/domain/entities';
import { newLayers } from '@aura/domain/rules/outfit-additions';
import { outfitSuggester } from '@aura/domain/rules/outfit-suggestions';
import { layerTitle } from '@aura/domain/rules/outfits';
import {
  type DaySuggestions,
  suggestionsOfDay,
  withNextSuggestion,
  withOtherSuggestions,
  withShuffledGarment,
  withSkipUndone,
} from '@aura/domain/rules/suggestion-day';
import {
  type SuggestionFeedback,
  withFeedback,
  withoutFeedback,
} from '@aura/domain/rules/suggestion-feedback';
import { wordsOfSuggestions } from '@aura/domain/rules/suggestion-words';
import { useAnnouncement } from '@aura/ui/foundations/use-announcement';
import { useEffect, useMemo, useState } from 'react';
import { type StoredSuggestions, suggestionStorage } from '../../platform/storage/suggestions.ts';
import { useUndoable } from '../../shared/use-undoable.ts';

interface SuggestionsOptions {
  readonly uid: string;
  /** Enough garments for an outfit. */
  readonly items: readonly Item[];
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** The suggestions of a day, with their actions. They are stored in this browser. */
export function useSuggestions({ uid, items, day }: SuggestionsOptions) {
  const showUndoable = useUndoable();
  const storage = useMemo(() => suggestionStorage(uid), [uid]);
  const [stored, setStored] = useState<StoredSuggestions>(() => storage.read());
  // Answers of today affect the next days; today, what was shown is not suggested again.
  const [rated, setRated] = useState({ day, feedback: stored.feedback });
  if (rated.day !== day) setRated({ day, feedback: storage.read().feedback });
  const { feedback } = rated;
  const { announcement, announce } = useAnnouncement();

  const context = useMemo(() => {
    const lastWorn = new Map(items.flatMap(({ id, worn }) => (worn?.last ? [[id, worn.last] as const] : [])));
    return { items, day, seed: uid, lastWorn, feedback };
  }, [items, day, uid, feedback]);
  const suggester = useMemo(() => outfitSuggester(context), [context]);
  const current = useMemo(
    () => suggestionsOfDay(suggester, day, stored.current),
    [suggester, day, stored.current],
  );
  useEffect(() => {
    // What is shown stays for the day, also when the wardrobe changes by a wear of today. On a new day, another tab may
    // have begun with other suggestions.
    if (current === stored.current) return;
    const isNewDay = stored.current.day !== day;
    const next = storage.update((before) => ({
      ...before,
      current: isNewDay ? suggestionsOfDay(suggester, day, before.current) : current,
    }));
    setStored(next);
  }, [storage, suggester, day, current, stored.current]);

  const suggestions = useMemo(() => {
    const outfits = current.outfits.map((ids) => suggester.garmentsOf(ids) ?? []);
    const words = wordsOfSuggestions(outfits, context);
    return current.outfits.map((ids, index) => ({
      ids,
      layers: newLayers((outfits[index] ?? []).map(({ item }) => item)),
      title: words[index]?.title ?? '',
      reason: words[index]?.reason ?? '',
      onlyOnes: new Set(ids.filter((id) => suggester.shuffle(ids, id) === null)),
    }));
  }, [current, suggester, context]);

  const change = (step: (before: StoredSuggestions) => StoredSuggestions) => setStored(storage.update(step));
  const replace = (next: DaySuggestions) => change((before) => ({ ...before, current: next }));
  const rate = (kind: keyof SuggestionFeedback, ids: readonly string[]) =>
    change((before) => ({ ...before, feedback: withFeedback(before.feedback, kind, { ids, day }) }));

  const shuffle = (index: number, itemId: string) => {
    const next = withShuffledGarment(suggester, current, index, itemId);
    if (next === null) return;
    const titleOf = (id: string | undefined) =>
      layerTitle({ item: items.find((item) => item.id === id) ?? null });
    const position = current.outfits[index]?.indexOf(itemId) ?? -1;
    announce(todayCopy.shuffled(titleOf(itemId), titleOf(next.outfits[index]?.[position])));
    replace(next);
  };
  const others = () => {
    const next = withOtherSuggestions(suggester, current);
    const outfits = next.outfits.map((ids) => suggester.garmentsOf(ids) ?? []);
    const titles = wordsOfSuggestions(outfits, context).map(({ title }) => title);
    announce(titles.length > 0 ? todayCopy.replaced(titles) : todayCopy.doneHeading);
    replace(next);
  };
  const skip = (index: number, lockedIds: readonly string[]) => {
    const skipped = suggestions[index];
    if (skipped === undefined) return;
    const undo = () =>
      change((now) => ({
        current: withSkipUndone(now.current, index, skipped.ids),
        feedback: withoutFeedback(now.feedback, 'skipped', skipped.ids),
      }));
    rate('skipped', skipped.ids);
    replace(withNextSuggestion(suggester, current, index, lockedIds));
    showUndoable({
      text: todayCopy.skipped(skipped.title),
      name: skipped.title,
      onUndo: undo,
    });
  };
  return {
    suggestions,
    announcement,
    shuffle,
    skip,
    like: (ids: readonly string[]) => rate('liked', ids),
    others,
    startOver: () => replace({ day, outfits: [], shown: [] }),
  };
}
