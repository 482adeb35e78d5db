import { landingBannerDelayMs, landingLetterStepMs } from '@aura/domain/limits';
import { product } from '@aura/domain/product';
import type { CSSProperties } from 'react';

const at = (step: number) => `${landingBannerDelayMs + step * landingLetterStepMs}ms`;

const letters = [...product.name].map((letter, index) => ({
  letter,
  glowAt: at(index * 2),
  inkAt: at(index * 2 + 1),
}));

/**
 * The product's name as the banner. Each letter takes two of the steps: first a glow, then ink
 * (docs/product.md section 9). The moving is done by `landing.css`.
 */
export function Wordmark() {
  return (
    <h1 aria-label={product.name} className="landing-wordmark font-serif outline-none select-none">
      {letters.map(({ letter, glowAt, inkAt }) => (
        <span
          key={glowAt}
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
