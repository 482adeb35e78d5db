import { product } from '@aura/domain/product';
import type { CSSProperties } from 'react';
import { landingBannerDelayMs, landingLetterStepMs, landingLetterSteps } from '../choreography.ts';
import './wordmark.css';

const at = (step: number) => `${landingBannerDelayMs + step * landingLetterStepMs}ms`;

/** The animation steps are distributed over the letters, whatever the length of the name. */
const letters = [...product.name].map((letter, index, { length }) => ({
  letter,
  key: `${index}${letter}`,
  glowAt: at(Math.floor((index * landingLetterSteps) / length)),
  inkAt: at(Math.floor(((index + 0.5) * landingLetterSteps) / length)),
}));

/**
 * The product's name as the banner. Each letter is animated in two steps, first a glow, then ink, over a slow
 * light that fades when the outfits' auras appear (docs/product.md section 9). The animations are in
 * `landing-motion.css`.
 */
export function Wordmark() {
  return (
    <h1
      aria-label={product.name}
      dir="ltr"
      className="landing-wordmark font-serif outline-none select-none"
      style={{ '--dawn-at': at(0) } as CSSProperties}
    >
      {letters.map(({ letter, key, glowAt, inkAt }) => (
        <span
          key={key}
          aria-hidden
          className="landing-letter"
          style={{ '--glow-at': glowAt, '--ink-at': inkAt } as CSSProperties}
        >
          <span className="landing-glow">{letter}</span>
          <span className="landing-ink">{letter}</span>
        </span>
      ))}
    </h1>
  );
}
