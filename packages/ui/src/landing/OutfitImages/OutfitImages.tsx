import { landingCopy } from '@aura/domain/copy/landing';
import type { CSSProperties } from 'react';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { landingBannerDelayMs, landingLetterStepMs } from '../choreography.ts';
import { type OutfitImage, outfitImages } from './outfit-images.ts';

/** The largest image appears first; each of the others follows two letter steps later. */
const revealOrder = { middle: 0, start: 1, end: 2 };

const riseAt = (position: OutfitImage['position']) =>
  ({
    '--rise-at': `${landingBannerDelayMs + revealOrder[position] * landingLetterStepMs * 2}ms`,
  }) as CSSProperties;

/** The images of the landing page: three outfits, each in front of an aura in its colours. */
export function OutfitImages() {
  return (
    <div role="img" aria-label={landingCopy.imageAlt} className="landing-outfits">
      {outfitImages.map((outfit) => (
        <span
          key={outfit.position}
          className={`landing-outfit landing-outfit-${outfit.position} rounded-card`}
          style={riseAt(outfit.position)}
        >
          <Aura palette={outfit.palette} className="landing-halo" />
          <OutfitPicture {...outfit} />
        </span>
      ))}
    </div>
  );
}

/** The photo of an outfit; its background colour is shown until the file has loaded. */
function OutfitPicture({ position, narrow, wide, fallback, ground }: OutfitImage) {
  return (
    <picture className="landing-image" style={{ background: ground }}>
      <source type="image/avif" media={fromDesktop} srcSet={`${wide.small} 1x, ${wide.large} 2x`} />
      <source type="image/avif" srcSet={`${narrow.small} 2x, ${narrow.large} 3x`} />
      <img
        src={fallback}
        alt=""
        width={640}
        height={1100}
        decoding="async"
        fetchPriority={position === 'middle' ? 'high' : 'auto'}
        className="absolute inset-0 size-full object-cover object-top"
      />
    </picture>
  );
}
