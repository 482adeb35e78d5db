import type { DetectedItem } from '@aura/domain/entities';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';

interface DetectedItemImageProps {
  readonly item: DetectedItem;
  /** The width in the layout, as in `img`. */
  readonly sizes: string;
  /** For width and radius. */
  readonly className: string;
}

/**
 * The picture of a detected item: its cut-out on paper, otherwise its part of the photo; nothing when its position is
 * unknown. It is decoration: the text beside it names the item.
 */
export function DetectedItemImage({ item, ...mat }: DetectedItemImageProps) {
  const { image, cutout } = item;
  if (image === null && cutout === null) return null;
  const pictured = { ...item, front: image, frontCutout: cutout, back: null, backCutout: null };
  return <GarmentMat {...mat} item={{ ...pictured, showsCutout: true }} alt="" small />;
}
