import type { Frame } from '../core/art.ts';
import { outfit } from '../outfit.ts';
import type { Piece } from '../shapes.ts';
import { AUTHORS } from './authors.ts';
import type { PictureJob } from './pictures.ts';
import { paintOf } from './pictures.ts';
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

const TALL: Frame = [102, 2, 696, 1196];
const NEAR: Frame = [164, 22, 572, 983];

/** One person in three outfits: the pictures of the landing page and of the sign-up dialog. */
export function productPictures(): PictureJob[] {
  const amara = AUTHORS.find(({ person }) => person.uid === 'demo-amara');
  if (!amara) throw new RangeError('nobody is called amara');
  const job = (
    file: string,
    pieces: readonly Piece[],
    wall: keyof typeof WALLS,
    framing: Frame,
    pose: 'still' | 'hip',
  ): PictureJob => ({
    file,
    kind: 'product',
    width: 640,
    height: 1100,
    draw: () =>
      outfit({ seed: file, person: { ...amara.look, pose }, pieces, background: WALLS[wall], framing }),
  });
  return [
    job('landing/pictures/landing-1.webp', DENIM, 'sky', NEAR, 'still'),
    job('landing/pictures/landing-2.webp', RED_COAT, 'peach', TALL, 'hip'),
    job('landing/pictures/landing-3.webp', VIOLET, 'orchid', NEAR, 'still'),
    job('auth/pictures/signup.webp', RED_COAT, 'peach', [176, 10, 548, 942], 'hip'),
  ];
}
