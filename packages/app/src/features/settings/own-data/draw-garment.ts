import type { ItemFacts } from '@aura/domain/entities';
import { slotOf } from '@aura/domain/rules/outfit-slots';
import { colorHex } from '@aura/domain/vocabularies/color-hex';

/** Silhouettes in a box of 100 by 100. */
const silhouettes = {
  top: 'M36 12 L20 18 6 40 18 48 26 40 26 88 74 88 74 40 82 48 94 40 80 18 64 12 Q50 24 36 12 Z',
  outerwear:
    'M38 6 L22 12 8 62 20 66 26 44 24 96 48 96 48 34 38 6 Z M62 6 L78 12 92 62 80 66 74 44 76 96 52 96 52 34 62 6 Z',
  trousers: 'M30 4 L70 4 76 96 56 96 50 34 44 96 24 96 Z',
  shorts: 'M28 26 L72 26 80 74 54 74 50 50 46 74 20 74 Z',
  skirt: 'M34 16 L66 16 84 84 16 84 Z',
  dress: 'M36 4 L42 4 Q50 16 58 4 L64 4 66 38 84 94 16 94 34 38 Z',
  shoes: 'M6 40 L28 40 Q34 56 54 58 L84 62 Q96 64 96 78 L4 78 Z',
  bag: 'M14 40 L86 40 92 92 8 92 Z M32 40 Q32 12 50 12 Q68 12 68 40 L62 40 Q62 20 50 20 Q38 20 38 40 Z',
  extra: 'M50 14 A36 36 0 1 0 50.01 14 Z M50 32 A18 18 0 1 1 49.99 32 Z',
} as const;

type Type = Pick<ItemFacts, 'category' | 'subcategory'>;

function silhouetteOf(type: Type): string {
  const slot = slotOf(type);
  if (slot !== 'bottom') return silhouettes[slot];
  if (type.category === 'Dresses') return silhouettes.dress;
  if (type.subcategory === 'Skirts') return silhouettes.skirt;
  return type.subcategory === 'Shorts' ? silhouettes.shorts : silhouettes.trousers;
}

const width = 800;
const height = 1000;
const scale = 6;
const unknownColor = colorHex('Taupe') ?? '';
const edgeAlpha = 0.35;

/** Draws the type of an item in its colour, as a PNG whose transparency becomes the cut-out. */
export async function drawGarment(item: Type & Pick<ItemFacts, 'color'>): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.translate(width / 2 - 50 * scale, height / 2 - 50 * scale);
  context.scale(scale, scale);
  const path = new Path2D(silhouetteOf(item));
  context.fillStyle = colorHex(item.color) ?? unknownColor;
  context.fill(path);
  context.strokeStyle = 'black';
  context.globalAlpha = edgeAlpha;
  context.lineWidth = 0.6;
  context.lineJoin = 'round';
  context.stroke(path);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot draw.'))),
      'image/png',
    );
  });
}
