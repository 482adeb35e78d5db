import { landingCopy } from '@aura/domain/copy/landing';
import { Apple, Play } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { landingBannerDelayMs, landingFormDelayMs, landingStoresDelayMs } from '../choreography.ts';
import { OutfitImages } from '../OutfitImages/OutfitImages.tsx';
import { RevealPart } from '../Reveal/RevealPart.tsx';
import { RevealContext } from '../Reveal/reveal-context.ts';
import { useReveal } from '../Reveal/use-reveal.ts';
import { StoreButton } from '../StoreButton/StoreButton.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { LandingFooter, type LandingFooterProps } from './LandingFooter.tsx';
import './landing.css';

interface LandingProps extends LandingFooterProps {
  readonly onSignUp: () => void;
  readonly onLogIn: () => void;
  /** Called on hover or focus of the two buttons, to prefetch what they open. */
  readonly onIntent?: () => void;
  /** Called at the end of the reveal. */
  readonly onRevealed?: () => void;
  /** The dialog that was requested and is still loading. */
  readonly opening?: 'sign-up' | 'log-in' | null;
  /** A message below the subline. */
  readonly notice?: string | undefined;
  /** `playing` starts the reveal; `played` shows its end, as after a first visit. */
  readonly variant?: 'playing' | 'played';
}

/**
 * The landing page: wordmark, three outfits, sign-up and log-in, revealed at the times of docs/product.md section 2,
 * Landing and authentication; auras and footer are shown from the start. Any key or press skips to the end. With
 * reduced motion everything is shown from the start.
 */
export function Landing({
  onSignUp,
  onLogIn,
  onIntent,
  onRevealed,
  opening = null,
  variant = 'playing',
  notice,
  year,
  links,
}: LandingProps) {
  const { page, reveal, end } = useReveal(variant === 'playing', onRevealed);
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };

  return (
    <RevealContext value={reveal}>
      <div ref={page} data-state={reveal.state} className="landing">
        <div className="landing-stage landing-margin">
          <Wordmark />
          <OutfitImages />
          <div className="landing-words">
            <RevealPart as="div" kind="words" atMs={landingBannerDelayMs} className="landing-reveal">
              <p className="landing-tagline font-serif text-40">
                <bdi>{landingCopy.tagline}</bdi>
              </p>
              <p className="text-16 text-muted desktop:text-18">
                <bdi>{landingCopy.subline}</bdi>
              </p>
              {notice !== undefined && (
                <p role="status" className="text-16 font-medium">
                  {notice}
                </p>
              )}
            </RevealPart>
            <RevealPart
              as="div"
              kind="words"
              atMs={landingFormDelayMs}
              className="landing-reveal landing-pair"
            >
              <Button {...intent} busy={opening === 'sign-up'} onClick={onSignUp}>
                {landingCopy.signUp}
              </Button>
              <Button {...intent} busy={opening === 'log-in'} variant="outline" onClick={onLogIn}>
                {landingCopy.logIn}
              </Button>
            </RevealPart>
            <RevealPart
              as="div"
              kind="words"
              atMs={landingStoresDelayMs}
              onShown={end}
              className="landing-reveal landing-pair"
            >
              <StoreButton label={landingCopy.appStore} icon={Apple} />
              <StoreButton label={landingCopy.googlePlay} icon={Play} />
            </RevealPart>
          </div>
        </div>
        <LandingFooter year={year} links={links} />
      </div>
    </RevealContext>
  );
}
