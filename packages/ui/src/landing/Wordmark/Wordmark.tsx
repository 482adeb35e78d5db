import { product } from '@aura/domain/product';
import type { CSSProperties } from 'react';
import { landingBannerDelayMs, landingLetterStepMs, landingLetterSteps } from '../choreography.ts';
import './wordmark.css';

const at = (step: number) => `${landingBannerDelayMs + step * landingLetterStepMs}ms`;

/** All letters share the steps, however many a name has. */
const letters = [...product.name].map((letter, index, { length }) => ({
  letter,
  key: `${index}${letter}`,
  glowAt: at(Math.floor((index * landingLetterSteps) / length)),
  inkAt: at(Math.floor(((index + 0.5) * landingLetterSteps) / length)),
}));

/**
 * The product's name as the banner. Each letter takes two of the steps: first a glow, then ink, over a slow light
 * that goes when the outfits have theirs (docs/product.md section 9). The moving is done by `landing.css`.
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
