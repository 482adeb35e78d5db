import { todayCopy } from '@aura/domain/copy/today';
import { layerTitle } from '@aura/domain/rules/outfits';
import { Bookmark, BookmarkCheck, Lock, LockOpen, Shuffle, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { SuggestionCollage } from './SuggestionCollage.tsx';
import type { Suggestion } from './suggestion.ts';

export interface SuggestionCardProps {
  readonly suggestion: Suggestion;
  readonly saving: boolean;
  readonly onShuffle: (itemId: string) => void;
  readonly onSave: () => void;
  /** @param lockedIds garments that the next suggestion has too */
  readonly onSkip: (lockedIds: readonly string[]) => void;
  /** Whether the outfit has the halo of the page's one main picture. */
  readonly hasHalo?: boolean;
}

/** Replaces an id in a set. */
const withId = (ids: ReadonlySet<string>, id: string, isIn: boolean) =>
  new Set([...ids].filter((one) => one !== id).concat(isIn ? id : []));

/**
 * A suggested outfit with its reason. A press on a garment chooses it, and Shuffle and Lock act on the chosen one;
 * locked garments stay when the outfit is skipped.
 */
export function SuggestionCard({
  suggestion,
  saving,
  onShuffle,
  onSave,
  onSkip,
  hasHalo = false,
}: SuggestionCardProps) {
  const { layers, title, reason, onlyOnes, isSaved } = suggestion;
  const [chosenIndex, setChosenIndex] = useState(0);
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  // Garments keep their place in the stack when one is shuffled, so the place and not the garment is chosen.
  const chosen = layers[Math.min(chosenIndex, layers.length - 1)];
  const name = chosen ? layerTitle(chosen) : '';
  const id = chosen?.itemId ?? '';
  const isLocked = locked.has(id);
  const blocked = isLocked ? todayCopy.isLocked(name) : onlyOnes.has(id) && todayCopy.nothingElse(name);
  return (
    <article aria-label={title} className="flex h-full min-w-0 flex-col">
      <SuggestionCollage
        title={title}
        layers={layers}
        selectedId={id}
        lockedIds={locked}
        onSelect={(itemId) => setChosenIndex(layers.findIndex((layer) => layer.itemId === itemId))}
        hasHalo={hasHalo}
      />
      <h3 className="mt-4 truncate font-serif text-22 tablet:text-28" title={title}>
        {title}
      </h3>
      <p className="mt-1 min-h-10 text-14 text-pretty text-muted">{reason}</p>
      <div className="mt-2 -ms-3 flex items-center">
        <Tooltip text={blocked || todayCopy.shuffle(name)}>
          <IconButton
            label={todayCopy.shuffle(name)}
            disabledReason={blocked || undefined}
            onClick={() => onShuffle(id)}
          >
            <Shuffle aria-hidden />
          </IconButton>
        </Tooltip>
        <Tooltip text={todayCopy.lock(name)}>
          <IconButton
            label={todayCopy.lock(name)}
            aria-pressed={isLocked}
            onClick={() => setLocked(withId(locked, id, !isLocked))}
          >
            {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          </IconButton>
        </Tooltip>
        <Tooltip text={isSaved ? todayCopy.isSaved : todayCopy.saveShort}>
          <IconButton
            label={todayCopy.save(title)}
            busy={saving}
            disabledReason={isSaved ? todayCopy.isSaved : undefined}
            onClick={onSave}
          >
            {isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
          </IconButton>
        </Tooltip>
        <Tooltip text={todayCopy.skipShort}>
          <IconButton
            label={todayCopy.skip(title)}
            onClick={() => onSkip(layers.map(({ itemId }) => itemId).filter((one) => locked.has(one)))}
          >
            <X aria-hidden />
          </IconButton>
        </Tooltip>
      </div>
    </article>
  );
}
