import { landingCopy } from '@aura/domain/copy/landing';
import { landingBannerDelayMs, landingLetterStepMs } from '@aura/domain/limits';
import type { CSSProperties } from 'react';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import first from '../pictures/landing-1.webp';
import second from '../pictures/landing-2.webp';
import third from '../pictures/landing-3.webp';

/** One person in three outfits, each before its own light. */
const plates = [
  { src: first, palette: ['#8ec7e4', '#e6b097', '#a5bfed'], place: 'landing-plate-start' },
  { src: second, palette: ['#ff908e', '#e1b390', '#b0bbed'], place: 'landing-plate-middle' },
  { src: third, palette: ['#db9fff', '#afbbed', '#e6b097'], place: 'landing-plate-end' },
];

/** The landing page's picture: "Fashion evolves. Identity remains." in three plates. */
export function OutfitPlates() {
  return (
    <div role="img" aria-label={landingCopy.pictureAlt} className="landing-plates">
      {plates.map(({ src, palette, place }, index) => {
        const rise = {
          '--rise-at': `${landingBannerDelayMs + index * landingLetterStepMs * 2}ms`,
        } as CSSProperties;
        return (
          <span key={place} className={`landing-plate relative ${place}`} style={rise}>
            <Aura palette={palette} />
            <img
              src={src}
              alt=""
              width={640}
              height={1100}
              decoding="async"
              fetchPriority={index === 1 ? 'high' : 'auto'}
              className="size-full rounded-card object-cover object-top"
            />
          </span>
        );
      })}
    </div>
  );
}
