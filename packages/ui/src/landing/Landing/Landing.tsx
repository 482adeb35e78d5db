import { landingCopy } from '@aura/domain/copy/landing';
import { landingBannerDelayMs, landingFormDelayMs, landingStoresDelayMs } from '@aura/domain/limits';
import { Apple, Play } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { OutfitPlates } from '../OutfitPlates/OutfitPlates.tsx';
import { StoreButton } from '../StoreButton/StoreButton.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { LandingFooter, type LandingFooterProps } from './LandingFooter.tsx';
import './landing.css';

interface LandingProps extends LandingFooterProps {
  readonly onSignUp: () => void;
  readonly onLogIn: () => void;
  /** The pointer or the focus is at one of the two buttons: what it opens may be fetched. */
  readonly onIntent?: () => void;
  /** `playing` starts the reveal; `played` is its end, as after a first visit. */
  readonly variant?: 'playing' | 'played';
}

const revealAt = (milliseconds: number) => ({ '--reveal-at': `${milliseconds}ms` }) as CSSProperties;

const wayIn = 'flex-1 desk:w-37 desk:flex-none';

/**
 * The landing page: the name, three outfits, and the two ways in, revealed at the times of docs/product.md
 * section 9. Any key or press shows the end at once; with reduced motion it stands from the start.
 */
export function Landing({ onSignUp, onLogIn, onIntent, variant = 'playing', year, links }: LandingProps) {
  const [skipped, setSkipped] = useState(false);
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  const state = variant === 'played' || skipped ? 'done' : 'playing';

  useEffect(() => {
    if (state === 'done') return;
    const skip = () => setSkipped(true);
    document.addEventListener('keydown', skip);
    document.addEventListener('pointerdown', skip);
    return () => {
      document.removeEventListener('keydown', skip);
      document.removeEventListener('pointerdown', skip);
    };
  }, [state]);

  return (
    <div data-state={state} className="landing flex min-h-dvh flex-col overflow-x-clip">
      <div className="mx-auto grid w-full max-w-360 flex-1 content-center gap-8 px-5 pt-8 pb-6 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center desk:gap-x-16 desk:px-16">
        <div className="desk:col-start-1 desk:row-start-1 desk:self-end">
          <Wordmark />
        </div>
        <div className="desk:col-start-2 desk:row-span-2 desk:row-start-1">
          <OutfitPlates />
        </div>
        <div className="flex flex-col gap-6 desk:self-start">
          <div
            className="landing-reveal flex flex-col gap-1.5 desk:gap-3"
            style={revealAt(landingBannerDelayMs)}
          >
            <p className="font-serif text-40">{landingCopy.tagline}</p>
            <p className="text-16 text-muted desk:text-18">{landingCopy.subline}</p>
          </div>
          <div className="flex flex-col gap-3 desk:gap-4">
            <div className="landing-reveal flex gap-3" style={revealAt(landingFormDelayMs)}>
              <Button {...intent} className={wayIn} onClick={onSignUp}>
                {landingCopy.signUp}
              </Button>
              <Button {...intent} variant="outline" className={wayIn} onClick={onLogIn}>
                {landingCopy.logIn}
              </Button>
            </div>
            <div className="landing-reveal flex gap-3" style={revealAt(landingStoresDelayMs)}>
              <StoreButton label={landingCopy.appStore} icon={Apple} />
              <StoreButton label={landingCopy.googlePlay} icon={Play} />
            </div>
          </div>
        </div>
      </div>
      <LandingFooter year={year} links={links} />
    </div>
  );
}
