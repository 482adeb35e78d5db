import { landingCopy, sharedPostCopy } from '@aura/domain/copy/landing';
import { Button } from '../../primitives/Button/Button.tsx';

export interface SharedPostActionsProps {
  readonly onSignUp: () => void;
  readonly onLogIn: () => void;
  /** Called on hover or focus of the two buttons, to prefetch what they open. */
  readonly onIntent?: () => void;
  /** The dialog that was requested and is still loading. */
  readonly opening?: 'sign-up' | 'log-in' | null;
}

/** Sign-up and log-in of a shared post; at the foot of the window on phones. */
export function SharedPostActions({ onSignUp, onLogIn, onIntent, opening = null }: SharedPostActionsProps) {
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <div className="sticky bottom-0 z-raised flex flex-col gap-3 bg-paper py-3 desktop:static desktop:bg-transparent desktop:py-0">
      <div className="landing-pair">
        <Button {...intent} busy={opening === 'sign-up'} onClick={onSignUp}>
          {landingCopy.signUp}
        </Button>
        <Button {...intent} busy={opening === 'log-in'} variant="outline" onClick={onLogIn}>
          {landingCopy.logIn}
        </Button>
      </div>
      <p className="text-14 text-muted">{sharedPostCopy.needsAccount}</p>
    </div>
  );
}
