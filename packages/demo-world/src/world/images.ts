import { colorHex } from '@aura/domain/vocabularies/color-hex';
import { avatar } from '../illustrations/avatar.ts';
import { luminance, mix } from '../illustrations/core/color.ts';
import { garment } from '../illustrations/garment.ts';
import { outfit } from '../illustrations/outfit.ts';
import type { Piece } from '../illustrations/shapes.ts';
import type { Character } from './character.ts';
import { CHARACTERS } from './people.ts';
import { WALLS } from './post-types.ts';
import { type NumberedPost, POSTS } from './posts.ts';
import type { Garment } from './wardrobe.ts';
import { GARMENTS, garmentsOf } from './wardrobes.ts';

/** An image to render: file, size in px, and an SVG of the same proportions. */
export interface ImageJob {
  readonly file: string;
  readonly kind: 'garment' | 'outfit' | 'avatar' | 'product';
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}

const WHITE_CLOTH = '#f3eee5';

/** Returns the drawn colour of a fabric; pure white and black are softened, as in photos. */
export function paintOf(colorName: string): string {
  const hex = colorHex(colorName) ?? '#8a8d91';
  const light = luminance(hex);
  if (light > 0.96) return WHITE_CLOTH;
  return mix(hex, light < 0.15 ? '#4a423e' : '#8a7a6c', 0.13);
}

const pieceOf = ({ subcategory, color, pattern }: Garment): Piece => ({
  subcategory,
  color: paintOf(color),
  pattern,
});

export const frontFile = ({ id, images }: Garment) => (images === 'none' ? null : `${id}-front.webp`);
export const backFile = ({ id, images }: Garment) => (images === 'both' ? `${id}-back.webp` : null);
export const postFile = ({ id }: NumberedPost) => `${id}.webp`;

function garmentJobs(item: Garment): ImageJob[] {
  const job = (file: string | null, side: 'front' | 'back'): ImageJob[] => {
    const { category } = item;
    const draw = () => garment({ ...pieceOf(item), category, side, seed: item.id });
    return file ? [{ file, kind: 'garment', width: 720, height: 880, draw }] : [];
  };
  return [...job(frontFile(item), 'front'), ...job(backFile(item), 'back')];
}

function outfitJob(post: NumberedPost): ImageJob {
  const character = CHARACTERS.find(({ person }) => person.uid === `demo-${post.owner}`);
  if (!character) throw new RangeError(`unknown character: ${post.owner}`);
  const person = {
    ...character.look,
    ...(post.scarf ? { hair: post.scarf } : {}),
    ...(post.pose ? { pose: post.pose } : {}),
  };
  const pieces = garmentsOf(post.owner, post.wears).map(pieceOf);
  const square = post.framing === 'square';
  return {
    file: postFile(post),
    kind: 'outfit',
    width: 900,
    height: square ? 900 : 1200,
    draw: () =>
      outfit({
        seed: post.id,
        person,
        pieces,
        background: WALLS[post.wall],
        framing: post.framing ?? 'full',
      }),
  };
}

function avatarJob({ person, look }: Character): ImageJob[] {
  const draw = () => avatar({ seed: person.uid, person: look });
  return person.avatar ? [{ file: person.avatar, kind: 'avatar', width: 320, height: 320, draw }] : [];
}

/** All images of the demo world. */
export const imageJobs = (): ImageJob[] => [
  ...CHARACTERS.flatMap(avatarJob),
  ...GARMENTS.flatMap(garmentJobs),
  ...POSTS.map(outfitJob),
];
