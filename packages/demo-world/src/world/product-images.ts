import type { Frame } from '../illustrations/core/art.ts';
import { outfit } from '../illustrations/outfit.ts';
import type { Piece } from '../illustrations/shapes.ts';
import { AUTHORS } from './authors.ts';
import type { ImageJob } from './images.ts';
import { paintOf } from './images.ts';
import { WALLS } from './post-types.ts';

const cloth = (subcategory: string, color: string, pattern: Piece['pattern'] = 'plain'): Piece => ({
  subcategory,
  color: paintOf(color),
  pattern,
});

const RED_COAT = [
  cloth('Trench Coats', 'Red'),
  cloth('Sweaters', 'Cream'),
  cloth('Jeans', 'Navy', 'denim'),
  cloth('Boots', 'Cognac'),
];

const DENIM = [
  cloth('Denim Jackets', 'Washed Indigo', 'denim'),
  cloth('T-Shirts', 'White'),
  cloth('Pants', 'Ivory'),
  cloth('Sneakers', 'White'),
];

const VIOLET = [cloth('Cocktail', 'Purple'), cloth('Heels', 'Gold'), cloth('Jewelry', 'Gold')];

/** The whole figure, from head to feet. */
const WHOLE: Frame = [102, 2, 696, 1196];

/** Widths of the landing page's images in px, for 1x and 2x screens. */
const WIDTHS = [480, 960];

const ratio = 1100 / 640;

interface Shot {
  /** Path without the extension; also the seed of the drawing. */
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly wall: keyof typeof WALLS;
  readonly framing: Frame;
  readonly pose: 'still' | 'hip';
}

const jacket: Shot = {
  name: 'landing/images/landing-1',
  pieces: DENIM,
  wall: 'sky',
  framing: WHOLE,
  pose: 'still',
};
const coat: Shot = {
  name: 'landing/images/landing-2',
  pieces: RED_COAT,
  wall: 'peach',
  framing: WHOLE,
  pose: 'hip',
};
const dress: Shot = {
  name: 'landing/images/landing-3',
  pieces: VIOLET,
  wall: 'orchid',
  framing: WHOLE,
  pose: 'still',
};
const signUp: Shot = { ...coat, name: 'auth/images/signup', framing: [176, 10, 548, 942] };

/**
 * The images of the landing page and the sign-up dialog: one person in 3 outfits.
 * @public used by scripts/render-images.mjs
 */
export function productImages(): ImageJob[] {
  const amara = AUTHORS.find(({ person }) => person.uid === 'demo-amara');
  if (!amara) throw new RangeError('unknown character: amara');
  const job = (file: string, width: number, { name, pieces, wall, framing, pose }: Shot): ImageJob => ({
    file,
    kind: 'product',
    width,
    height: Math.round(width * ratio),
    draw: () =>
      outfit({
        seed: `${name}.webp`,
        person: { ...amara.look, pose },
        pieces,
        background: WALLS[wall],
        framing,
      }),
  });
  const sized = (shot: Shot) => WIDTHS.map((width) => job(`${shot.name}-${width}.avif`, width, shot));
  return [
    ...[jacket, coat, dress, signUp].map((shot) => job(`${shot.name}.webp`, 640, shot)),
    ...[jacket, coat, dress].flatMap(sized),
  ];
}
