import { product } from '@aura/domain/product';
import { landingBannerDelayMs, landingLetterStepMs, landingLetterSteps } from '../choreography.ts';
import { RevealPart } from '../Reveal/RevealPart.tsx';
import './wordmark.css';

const at = (step: number) => landingBannerDelayMs + step * landingLetterStepMs;

/** The animation steps are distributed over the letters, whatever the length of the name. */
const letters = [...product.name].map((letter, index, { length }) => ({
  letter,
  key: `${index}${letter}`,
  glowAtMs: at(Math.floor((index * landingLetterSteps) / length)),
  inkAtMs: at(Math.floor(((index + 0.5) * landingLetterSteps) / length)),
}));

/**
 * The product's name as the banner. Each letter is animated in two steps, first a glow, then ink, over a slow
 * light (docs/product.md section 2, Landing and authentication).
 */
export function Wordmark() {
  return (
    <h1 aria-label={product.name} dir="ltr" className="landing-wordmark font-serif outline-none select-none">
      <RevealPart as="span" kind="dawn" atMs={at(0)} className="landing-dawn" />
      {letters.map(({ letter, key, glowAtMs, inkAtMs }) => (
        <span key={key} aria-hidden className="landing-letter">
          <RevealPart as="span" kind="glow" atMs={glowAtMs} data-letter={letter} className="landing-glow" />
          <RevealPart as="span" kind="ink" atMs={inkAtMs} className="landing-ink">
            {letter}
          </RevealPart>
        </span>
      ))}
    </h1>
  );
}
