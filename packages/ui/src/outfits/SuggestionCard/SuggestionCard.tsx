import { todayCopy } from '@aura/domain/copy/today';
import { layerTitle } from '@aura/domain/rules/outfits';
import { type KeyboardEvent, useState } from 'react';
import { latinKey } from '../../foundations/latin-key.ts';
import { areShortcutsOff } from '../../foundations/shortcuts-off.ts';
import { SuggestionActions } from './SuggestionActions.tsx';
import { SuggestionCollage } from './SuggestionCollage.tsx';
import type { Suggestion, SuggestionHandlers } from './suggestion.ts';

export interface SuggestionCardProps extends SuggestionHandlers {
  readonly suggestion: Suggestion;
  /** Whether the outfit has the halo of the page's one main picture. */
  readonly hasHalo?: boolean;
  /** Whether the keys S, B and X work while the focus is in the card. */
  readonly letterKeys?: boolean;
}

/** The set with an id, or without it when it has it. */
const toggled = (ids: ReadonlySet<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);

/**
 * A suggested outfit with its reason. A press on a garment chooses it, and Shuffle and Lock act on the chosen one;
 * locked garments stay when the outfit is skipped. While the focus is in the card, S shuffles, B saves and X skips.
 */
export function SuggestionCard({
  suggestion,
  onShuffle,
  onSkip,
  onSave,
  onWear,
  onPlan,
  hasHalo = false,
  letterKeys = true,
}: SuggestionCardProps) {
  const { layers, title, reason, onlyOnes } = suggestion;
  const [chosenIndex, setChosenIndex] = useState(0);
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  // Garments keep their place in the stack when one is shuffled, so the place and not the garment is chosen.
  const chosen = layers[Math.min(chosenIndex, layers.length - 1)];
  const name = chosen ? layerTitle(chosen) : '';
  const id = chosen?.itemId ?? '';
  const isLocked = locked.has(id);
  const onlyOne = onlyOnes.has(id) ? todayCopy.nothingElse(name) : undefined;
  const lockedIds = layers.map(({ itemId }) => itemId).filter((one) => locked.has(one));
  const blocked = isLocked ? todayCopy.isLocked(name) : onlyOne;
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, () => void>> = {
      s: () => blocked === undefined && onShuffle(id),
      b: () => !suggestion.isSaved && onSave(),
      x: () => onSkip(lockedIds),
    };
    const run = actions[latinKey(event.nativeEvent)];
    if (!letterKeys || run === undefined || event.repeat || areShortcutsOff(event.nativeEvent)) return;
    event.preventDefault();
    run();
  };
  return (
    <article aria-label={title} onKeyDown={onKeyDown} className="flex h-full min-w-0 flex-col">
      <SuggestionCollage
        title={title}
        layers={layers}
        selectedId={id}
        lockedIds={locked}
        onSelect={(itemId) => setChosenIndex(layers.findIndex((layer) => layer.itemId === itemId))}
        hasHalo={hasHalo}
      />
      {/* Positioned, so that the halo is behind the texts. */}
      <div className="relative">
        <h3 className="mt-4 truncate font-serif text-22 tablet:text-28" title={title}>
          {title}
        </h3>
        <p className="mt-1 min-h-10 text-14 text-pretty text-muted">{reason}</p>
        <SuggestionActions
          suggestion={suggestion}
          garment={{ name, isLocked, blocked }}
          onShuffle={() => onShuffle(id)}
          onLock={() => setLocked(toggled(locked, id))}
          onSkip={() => onSkip(lockedIds)}
          onSave={onSave}
          onWear={onWear}
          onPlan={onPlan}
        />
      </div>
    </article>
  );
}
