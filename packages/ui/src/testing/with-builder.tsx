import type { ShownLayer } from '@aura/domain/outfits';
import type { ReactNode } from 'react';
import { type OutfitBuilderState, useOutfitBuilder } from '../outfits/OutfitBuilder/use-outfit-builder.ts';
import { sampleLayers } from './sample-outfits.ts';

interface WithBuilderProps {
  readonly layers?: readonly ShownLayer[];
  readonly render: (builder: OutfitBuilderState) => ReactNode;
}

const ignore = () => undefined;
const none = new Map();

/** Renders a part of the builder with its state, for stories. */
export function WithBuilder({ layers = sampleLayers(), render }: WithBuilderProps) {
  return render(useOutfitBuilder(layers, ignore, none));
}
