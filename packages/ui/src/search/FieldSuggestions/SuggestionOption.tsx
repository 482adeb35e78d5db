import { tagCopy } from '@aura/domain/copy/search';
import { useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { preventDefault } from '../../foundations/prevent-default.ts';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import type { Suggestion } from './suggestion.ts';

interface SuggestionOptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly active: boolean;
  readonly onPick: () => void;
}

/** One option of the suggestions. A press inserts it and does not take the focus from the textarea. */
export function SuggestionOption({ id, suggestion, active, onPick }: SuggestionOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  // The keys are those of the textarea.
  const press = { onPointerDown: preventDefault, onMouseDown: preventDefault, onClick: onPick };
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      {...press}
      className={cn(
        'flex min-h-target cursor-pointer items-center gap-3 rounded-inner px-3 py-2 text-16 hover:bg-hover',
        active && 'bg-hover',
      )}
    >
      {suggestion.kind === 'person' ? (
        <PersonContent {...suggestion} />
      ) : (
        <>
          <span dir="auto" className="min-w-0 flex-1 truncate font-medium text-accent">
            {suggestion.text}
          </span>
          <span className="shrink-0 text-14 text-muted">{tagCopy.postCount(suggestion.tag.postCount)}</span>
        </>
      )}
    </div>
  );
}

function PersonContent({ person }: Extract<Suggestion, { kind: 'person' }>) {
  return (
    <>
      <Avatar {...avatarProps(person.avatar, 'sm')} name={person.displayName || person.username} size="sm" />
      <span className="flex min-w-0 flex-col">
        <span dir="auto" className="truncate font-medium">
          {person.username}
        </span>
        {person.displayName !== '' && (
          <span dir="auto" className="truncate text-14 text-muted">
            {person.displayName}
          </span>
        )}
      </span>
    </>
  );
}
