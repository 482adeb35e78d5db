import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Item } from '@aura/domain/entities';
import type { Outfit } from '@aura/domain/outfits';
import { localDay } from '@aura/domain/rules/days';
import { missingKinds } from '@aura/domain/rules/suggestion-kinds';
import { SuggestionsEmpty } from '@aura/ui/outfits/SuggestionsEmpty';
import { SuggestionsSkeleton } from '@aura/ui/outfits/SuggestionsSkeleton';
import { TodaySuggestions } from '@aura/ui/outfits/TodaySuggestions';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';
import { useWardrobe } from '../../shared/use-wardrobe.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useSuggestionSaving } from './use-suggestion-saving.ts';
import { useSuggestionWears } from './use-suggestion-wears.ts';
import { useSuggestions } from './use-suggestions.ts';

interface TodayProps {
  /** The loaded outfits. */
  readonly outfits: readonly Outfit[];
  /** Whether shortcuts of single characters are on. */
  readonly letterKeys: boolean;
  /** Opens the upload form. */
  readonly onAddItems: () => void;
}

/** Suggestions of outfits for today (docs/product.md section 2, Today). */
export function Today({ outfits, letterKeys, onAddItems }: TodayProps) {
  const identity = useAppSelector(selectIdentity);
  const wardrobe = useWardrobe(identity?.email ?? '');
  const day = localDay(new Date(useNow()));
  const items = wardrobe.whole;
  if (items === undefined) {
    return wardrobe.isError ? (
      <QueryError message={outfitsCopy.garmentsFailed} query={wardrobe} />
    ) : (
      <SuggestionsSkeleton day={day} />
    );
  }
  const missing = missingKinds(items);
  if (missing.length > 0) return <SuggestionsEmpty day={day} missing={missing} onAddItems={onAddItems} />;
  return (
    <Suggestions
      key={identity?.uid}
      uid={identity?.uid ?? ''}
      items={items}
      outfits={outfits}
      day={day}
      letterKeys={letterKeys}
    />
  );
}

interface SuggestionsProps {
  readonly uid: string;
  readonly items: readonly Item[];
  readonly outfits: readonly Outfit[];
  readonly day: string;
  readonly letterKeys: boolean;
}

function Suggestions({ uid, items, outfits, day, letterKeys }: SuggestionsProps) {
  const { suggestions, announcement, shuffle, skip, like, others, startOver } = useSuggestions({
    uid,
    items,
    day,
  });
  const saving = useSuggestionSaving({ outfits, onSaved: like });
  const wears = useSuggestionWears({ day, onWorn: like });
  return (
    <TodaySuggestions
      day={day}
      suggestions={suggestions.map((suggestion) => ({
        ...suggestion,
        isSaved: saving.isSaved(suggestion.ids),
        isWorn: wears.isWorn(suggestion.ids),
        isPlanned: wears.isPlanned(suggestion.ids),
        isBusy: saving.isSaving(suggestion.ids) || wears.isBusy(suggestion.ids),
      }))}
      announcement={announcement}
      letterKeys={letterKeys}
      handlersOf={(index) => {
        const suggestion = suggestions[index];
        return {
          onShuffle: (itemId) => shuffle(index, itemId),
          onSkip: (lockedIds) => skip(index, lockedIds),
          onSave: () => suggestion && void saving.save(suggestion),
          onWear: () => suggestion && void wears.wear(suggestion.ids),
          onPlan: () => suggestion && void wears.plan(suggestion.ids, suggestion.title),
        };
      }}
      onOthers={others}
      onStartOver={startOver}
    />
  );
}
