import { useGetAllUserItemsQuery } from '@aura/api-client/endpoints/items';
import { todayCopy } from '@aura/domain/copy/today';
import type { Item } from '@aura/domain/entities';
import { missingKinds } from '@aura/domain/rules/suggestion-kinds';
import { SuggestionsEmpty } from '@aura/ui/outfits/SuggestionsEmpty';
import { SuggestionsSkeleton } from '@aura/ui/outfits/SuggestionsSkeleton';
import { TodaySuggestions } from '@aura/ui/outfits/TodaySuggestions';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useSuggestionSaving } from './use-suggestion-saving.ts';
import { useSuggestions } from './use-suggestions.ts';

interface TodayProps {
  /** Opens the upload form. */
  readonly onAddItems: () => void;
}

/** The date of the device, `YYYY-MM-DD`. */
function localDay(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Suggestions of outfits for today (docs/product.md section 2, Today). */
export function Today({ onAddItems }: TodayProps) {
  const identity = useAppSelector(selectIdentity);
  const query = useGetAllUserItemsQuery(identity?.email ?? '');
  const day = localDay(useNow());
  const items = query.data;
  if (items === undefined) {
    return query.isError ? (
      <QueryError message={todayCopy.failed} query={query} />
    ) : (
      <SuggestionsSkeleton day={day} />
    );
  }
  const missing = missingKinds(items);
  if (missing.length > 0) return <SuggestionsEmpty day={day} missing={missing} onAddItems={onAddItems} />;
  return <Suggestions key={identity?.uid} uid={identity?.uid ?? ''} items={items} day={day} />;
}

interface SuggestionsProps {
  readonly uid: string;
  readonly items: readonly Item[];
  readonly day: string;
}

function Suggestions({ uid, items, day }: SuggestionsProps) {
  const { suggestions, announcement, shuffle, skip, like, others, startOver } = useSuggestions({
    ...{ uid, items, day },
  });
  const { save, isSaved, isSaving } = useSuggestionSaving(like);
  const saving = suggestions.findIndex(({ ids }) => isSaving(ids));
  return (
    <TodaySuggestions
      day={day}
      suggestions={suggestions.map((suggestion) => ({ ...suggestion, isSaved: isSaved(suggestion.ids) }))}
      announcement={announcement}
      savingIndex={saving === -1 ? null : saving}
      onShuffle={shuffle}
      onSave={(index) => {
        const suggestion = suggestions[index];
        if (suggestion) void save(suggestion);
      }}
      onSkip={skip}
      onOthers={others}
      onStartOver={startOver}
    />
  );
}
