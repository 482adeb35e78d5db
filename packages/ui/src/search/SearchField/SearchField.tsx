import { searchCopy } from '@aura/domain/copy/search';
import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { isOfInputMethod } from '../../foundations/is-of-input-method.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface SearchFieldProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called for Enter. */
  readonly onSubmit: () => void;
  /** Called for Escape in the empty field. */
  readonly onLeave: () => void;
  /** Called for Down: moves the focus into the results. */
  readonly onDown: () => void;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
}

/**
 * The field of the search, set as a headline. Escape empties it, and leaves when it is empty. Accessibility: a search
 * landmark; keys of an input method are ignored.
 */
export function SearchField({ text, onTextChange, onSubmit, onLeave, onDown, fieldRef }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter') onSubmit();
    else if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && text === '') onLeave();
    else if (event.key === 'Escape') onTextChange('');
    else return;
    event.preventDefault();
  };
  const clear = () => {
    // The button unmounts, so the focus moves to the field.
    fieldRef.current?.focus();
    onTextChange('');
  };
  return (
    <search className="flex h-14 items-center gap-3 border-b border-ink focus-within:border-b-2 tablet:h-18 tablet:gap-4">
      <Search aria-hidden className="size-6 shrink-0" />
      <input
        ref={fieldRef}
        type="search"
        dir="auto"
        aria-label={searchCopy.title}
        placeholder={searchCopy.placeholder}
        maxLength={searchMaxLength}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent font-serif text-28 caret-accent outline-none placeholder:text-ellipsis placeholder:text-muted tablet:text-40 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <IconButton label={searchCopy.clearField} onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
    </search>
  );
}
