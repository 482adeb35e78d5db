import { matchesCopy } from '@aura/domain/copy/matches';
import { Layers } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { WardrobeComparison } from '../ItemPair/ItemPair.tsx';

/** A comparison whose result can be opened in the outfit builder. */
export interface LookComparison extends WardrobeComparison {
  readonly onRecreate: () => void;
  readonly recreating: boolean;
}

type RecreateLookProps = Pick<LookComparison, 'onRecreate' | 'recreating'>;

function RecreateButton({ onRecreate, recreating }: RecreateLookProps) {
  return (
    <Button busy={recreating} onClick={onRecreate} className="w-full shadow-float desktop:shadow-none">
      <Layers aria-hidden className="size-5 shrink-0" />
      {matchesCopy.recreate}
    </Button>
  );
}

/** The button beside the heading that opens the look in the outfit builder, on desktops. */
export function RecreateLook(props: RecreateLookProps) {
  return (
    <div className="hidden desktop:block">
      <RecreateButton {...props} />
    </div>
  );
}

/** The same on smaller screens, always in view; on phones above the navigation. */
export function StickyRecreateLook(props: RecreateLookProps) {
  return (
    <div className="pointer-events-auto sticky bottom-[calc(var(--size-bottom-bar-space)+1rem)] z-raised tablet:bottom-6 tablet:mx-auto desktop:hidden">
      <RecreateButton {...props} />
    </div>
  );
}
