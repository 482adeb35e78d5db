import type { ShownLayer } from '@aura/domain/outfits';
import { aspectOf, boxOf } from '@aura/domain/rules/outfit-geometry';

/** The first colours of the three largest garments, for the halo; undefined without any. */
export function outfitPalette(layers: readonly ShownLayer[]): readonly string[] | undefined {
  const area = (layer: ShownLayer) => {
    const { width, height } = boxOf(layer, aspectOf(layer));
    return width * height;
  };
  const largest = [...layers].sort((a, b) => area(b) - area(a));
  const colors = [...new Set(largest.flatMap(({ item }) => item?.front?.palette[0] ?? []))].slice(0, 3);
  return colors.length === 0 ? undefined : colors;
}
