import { landingCopy } from '@aura/domain/copy/landing';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { landingBannerDelayMs, landingLetterStepMs } from '../choreography.ts';
import { RevealPart } from '../Reveal/RevealPart.tsx';
import { type OutfitImage, outfitImages } from './outfit-images.ts';

/** The largest image appears first; each of the others follows two letter steps later. */
const revealOrder = { middle: 0, start: 1, end: 2 };

/**
 * The images of the landing page: three outfits, each in front of an aura in its colours. The auras are shown
 * from the start; the reveal shows the photographs. The colours are in landing.css: the page's Content Security
 * Policy would block style attributes in the static markup of `landing.html`.
 */
export function OutfitImages() {
  return (
    <div role="img" aria-label={landingCopy.imageAlt} className="landing-outfits">
      {outfitImages.map((outfit) => (
        <span
          key={outfit.position}
          className={`landing-outfit landing-outfit-${outfit.position} rounded-card`}
        >
          <Aura className="landing-halo" />
          <OutfitPicture {...outfit} />
        </span>
      ))}
    </div>
  );
}

/** The photo of an outfit; its background colour is shown until the file has loaded. */
function OutfitPicture({ position, sizes, fallback }: OutfitImage) {
  return (
    <RevealPart
      as="picture"
      kind="photograph"
      atMs={landingBannerDelayMs + revealOrder[position] * landingLetterStepMs * 2}
      className="landing-image"
    >
      <source type="image/avif" media={fromDesktop} srcSet={`${sizes.small} 1x, ${sizes.large} 2x`} />
      <source type="image/avif" srcSet={`${sizes.small} 2x, ${sizes.large} 3x`} />
      <img
        src={fallback}
        alt=""
        width={640}
        height={1100}
        decoding="async"
        fetchPriority={position === 'middle' ? 'high' : 'auto'}
        className="absolute inset-0 size-full object-cover object-top"
      />
    </RevealPart>
  );
}
