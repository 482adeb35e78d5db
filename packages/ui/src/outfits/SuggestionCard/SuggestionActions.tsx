import { todayCopy } from '@aura/domain/copy/today';
import {
  Bookmark,
  BookmarkCheck,
  CalendarCheck,
  CalendarPlus,
  Check,
  Ellipsis,
  Lock,
  LockOpen,
  Shuffle,
  X,
} from 'lucide-react';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import type { Suggestion, SuggestionHandlers } from './suggestion.ts';

interface SuggestionActionsProps extends Omit<SuggestionHandlers, 'onShuffle' | 'onSkip'> {
  readonly suggestion: Suggestion;
  /** The chosen garment's name, whether it is locked, and why it cannot be shuffled. */
  readonly garment: {
    readonly name: string;
    readonly isLocked: boolean;
    readonly blocked: string | undefined;
  };
  readonly onShuffle: () => void;
  readonly onLock: () => void;
  readonly onSkip: () => void;
}

/** The actions of a suggestion and of its chosen garment. */
export function SuggestionActions({
  suggestion: { title, isWorn, isPlanned, isSaved, isBusy },
  garment: { name, isLocked, blocked },
  onWear,
  onPlan,
  onSave,
  onShuffle,
  onLock,
  onSkip,
}: SuggestionActionsProps) {
  const wear = isWorn ? todayCopy.worn : todayCopy.wear;
  return (
    <div className="mt-2 flex flex-wrap items-center">
      <Button
        size="sm"
        variant={isWorn ? 'outline' : 'primary'}
        busy={isBusy}
        aria-label={todayCopy.of(wear, title)}
        onClick={onSinglePress(onWear)}
        className="me-1"
      >
        <Check aria-hidden className="size-4" />
        {wear}
      </Button>
      <Tooltip text={blocked ?? todayCopy.shuffle(name)}>
        <IconButton label={todayCopy.shuffle(name)} disabledReason={blocked} onClick={onShuffle}>
          <Shuffle aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip text={todayCopy.lock(name)}>
        <IconButton label={todayCopy.lock(name)} aria-pressed={isLocked} onClick={onLock}>
          {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </IconButton>
      </Tooltip>
      <Tooltip text={todayCopy.skipShort}>
        <IconButton label={todayCopy.skip(title)} onClick={onSkip}>
          <X aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu
        items={[
          {
            label: todayCopy.save,
            icon: isSaved ? BookmarkCheck : Bookmark,
            disabledReason: isSaved ? todayCopy.isSaved : undefined,
            onSelect: onSave,
          },
          {
            label: isPlanned ? todayCopy.unplan : todayCopy.plan,
            icon: isPlanned ? CalendarCheck : CalendarPlus,
            onSelect: onPlan,
          },
        ]}
        trigger={
          <IconButton label={todayCopy.menu(title)}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
    </div>
  );
}
