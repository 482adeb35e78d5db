import type { ShownLayer } from '@aura/domain/outfits';
import { aspectOf, boxOf } from '@aura/domain/rules/outfit-geometry';
import type { CSSProperties } from 'react';

/** The position, size and rotation of a garment on the canvas. */
export function layerStyle(layer: ShownLayer): CSSProperties {
  const { x, y, width, height } = boxOf(layer, aspectOf(layer));
  return {
    left: `${x}%`,
    top: `${y}%`,
    width: `${width}%`,
    height: `${height}%`,
    transform: `translate(-50%, -50%) rotate(${layer.rotation}deg)`,
  };
}
