import type { Item } from '@aura/domain/entities';
import { newLayers } from '@aura/domain/rules/outfit-additions';
import type { Suggestion } from '../outfits/SuggestionCard/suggestion.ts';
import { outfitGarments } from './sample-outfits.ts';

/** Creates a suggestion of the sample garments; the first argument overrides its fields. */
export function sampleSuggestion(
  suggestion: Partial<Suggestion> = {},
  items: readonly Item[] = outfitGarments,
): Suggestion {
  return {
    layers: newLayers(items),
    title: 'A touch of honey',
    reason: 'Ivory and charcoal let honey be the only color. You have not worn the good coat for 3 weeks.',
    onlyOnes: new Set(),
    isSaved: false,
    isWorn: false,
    isPlanned: false,
    isBusy: false,
    ...suggestion,
  };
}
