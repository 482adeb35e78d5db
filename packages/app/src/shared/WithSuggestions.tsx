import {
  FieldSuggestionsContext,
  type FieldSuggestionsSlotProps,
} from '@aura/ui/foundations/field-suggestions';
import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * Suggestions whose code is loaded when the first mention or hashtag is typed. When it fails to load, typing continues
 * without them, and the next mention or hashtag loads it again.
 */
function LazySuggestions({ fieldId, text }: FieldSuggestionsSlotProps) {
  const [Suggestions, setSuggestions] = useState<ComponentType<{ readonly fieldId: string }> | null>(null);
  const isNeeded = /[@#]/.test(text);
  useEffect(() => {
    if (!isNeeded) return;
    loadChunk(() => import('./SearchedSuggestions.tsx')).then(
      (loaded) => setSuggestions(() => loaded.default),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded && Suggestions ? <Suggestions fieldId={fieldId} /> : null;
}

/** Suggests people and tags in the caption and comment fields below it. */
export function WithSuggestions({ children }: { readonly children: ReactNode }) {
  return <FieldSuggestionsContext value={LazySuggestions}>{children}</FieldSuggestionsContext>;
}
