import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { layerScaleMax, layerScaleMin } from '@aura/domain/limits/outfits';
import type { ShownLayer } from '@aura/domain/outfits';
import { rotationStep } from '@aura/domain/rules/outfit-snap';
import { layerTitle } from '@aura/domain/rules/outfits';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';

interface LayerSlidersProps {
  readonly layer: ShownLayer;
  readonly change: OutfitBuilderState['change'];
}

const { across, down, size, rotation } = outfitBuilderCopy;
const percent = { min: 0, max: 100, steps: 50 } as const;
/** The values that sliders set, with their ranges. */
const sliders = [
  { field: 'x', label: across, ...percent },
  { field: 'y', label: down, ...percent },
  { field: 'scale', label: size, min: layerScaleMin, max: layerScaleMax, steps: 29 },
  { field: 'rotation', label: rotation, min: -180, max: 180, steps: 360 / rotationStep },
] as const;

/** Everything that dragging does with a garment can also be done with these sliders. */
export function LayerSliders({ layer, change }: LayerSlidersProps) {
  return (
    <fieldset aria-label={outfitBuilderCopy.place(layerTitle(layer))} className="px-3 pb-2">
      {sliders.map(({ field, ...range }) => (
        <Slider
          key={field}
          {...range}
          value={layer[field]}
          onValueChange={(value) => change(layer.itemId, { [field]: value }, outfitBuilderCopy.steps.changed)}
        />
      ))}
    </fieldset>
  );
}
