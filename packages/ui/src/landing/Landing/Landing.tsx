import { landingCopy } from '@aura/domain/copy/landing';
import { Apple, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { landingBannerDelayMs, landingFormDelayMs, landingStoresDelayMs } from '../choreography.ts';
import { OutfitImages } from '../OutfitImages/OutfitImages.tsx';
import { StoreButton } from '../StoreButton/StoreButton.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { LandingFooter, type LandingFooterProps } from './LandingFooter.tsx';
import './landing.css';
import './landing-motion.css';
import { useReveal } from './use-reveal.ts';

interface LandingProps extends LandingFooterProps {
  readonly onSignUp: () => void;
  readonly onLogIn: () => void;
  /** Called on hover or focus of the two buttons, to prefetch what they open. */
  readonly onIntent?: () => void;
  /** The dialog that was requested and is still loading. */
  readonly opening?: 'sign-up' | 'log-in' | null;
  /** `playing` starts the reveal; `played` shows its end, as after a first visit. */
  readonly variant?: 'playing' | 'played';
}

const revealAt = (milliseconds: number) => ({ '--reveal-at': `${milliseconds}ms` }) as CSSProperties;

/**
 * The landing page: wordmark, three outfits, sign-up and log-in, revealed at the times of docs/product.md
 * section 9. Any key or press skips to the end. With reduced motion everything is shown from the start.
 */
export function Landing({
  onSignUp,
  onLogIn,
  onIntent,
  opening = null,
  variant = 'playing',
  year,
  links,
}: LandingProps) {
  const { page, state, onLastAnimationEnd } = useReveal(variant === 'playing');
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };

  return (
    <div ref={page} data-state={state} className="landing">
      <div className="landing-stage landing-margin">
        <Wordmark />
        <OutfitImages />
        <div className="landing-words">
          <div className="landing-reveal" style={revealAt(landingBannerDelayMs)}>
            <p className="landing-tagline font-serif text-40">
              <bdi>{landingCopy.tagline}</bdi>
            </p>
            <p className="text-16 text-muted desktop:text-18">
              <bdi>{landingCopy.subline}</bdi>
            </p>
          </div>
          <div className="landing-reveal landing-pair" style={revealAt(landingFormDelayMs)}>
            <Button {...intent} busy={opening === 'sign-up'} onClick={onSignUp}>
              {landingCopy.signUp}
            </Button>
            <Button {...intent} busy={opening === 'log-in'} variant="outline" onClick={onLogIn}>
              {landingCopy.logIn}
            </Button>
          </div>
          <div
            className="landing-reveal landing-pair"
            style={revealAt(landingStoresDelayMs)}
            onAnimationEnd={onLastAnimationEnd}
          >
            <StoreButton label={landingCopy.appStore} icon={Apple} />
            <StoreButton label={landingCopy.googlePlay} icon={Play} />
          </div>
        </div>
      </div>
      <LandingFooter year={year} links={links} />
    </div>
  );
}
