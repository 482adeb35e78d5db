import jacket from '../images/landing-1.webp';
import jacketSmall from '../images/landing-1-480.avif';
import jacketLarge from '../images/landing-1-960.avif';
import coat from '../images/landing-2.webp';
import coatSmall from '../images/landing-2-480.avif';
import coatLarge from '../images/landing-2-960.avif';
import dress from '../images/landing-3.webp';
import dressSmall from '../images/landing-3-480.avif';
import dressLarge from '../images/landing-3-960.avif';

/** One image in two sizes, 480 and 960 px wide. */
interface Sizes {
  readonly small: string;
  readonly large: string;
}

export interface OutfitImage {
  readonly position: 'start' | 'middle' | 'end';
  readonly sizes: Sizes;
  /** The format for browsers without AVIF. */
  readonly fallback: string;
}

/** One person in three outfits, each from head to feet. */
export const outfitImages: readonly OutfitImage[] = [
  {
    position: 'start',
    sizes: { small: jacketSmall, large: jacketLarge },
    fallback: jacket,
  },
  {
    position: 'middle',
    sizes: { small: coatSmall, large: coatLarge },
    fallback: coat,
  },
  {
    position: 'end',
    sizes: { small: dressSmall, large: dressLarge },
    fallback: dress,
  },
];
