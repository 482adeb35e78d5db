import { type ComponentType, createContext, use } from 'react';

export interface FieldSuggestionsSlotProps {
  /** Id of the textarea that the suggestions are for. */
  readonly fieldId: string;
  /** The text of the textarea. */
  readonly text: string;
}

/** The component that suggests people and tags for a caption or comment; null for none. The app provides it. */
export const FieldSuggestionsContext = createContext<ComponentType<FieldSuggestionsSlotProps> | null>(null);

/** Returns the provided suggestions; render them beside the textarea, inside the same dialog. */
export function useFieldSuggestions(): ComponentType<FieldSuggestionsSlotProps> | null {
  return use(FieldSuggestionsContext);
}
