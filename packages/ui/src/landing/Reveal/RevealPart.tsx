import { useContext } from 'react';
import { revealDelay } from '../choreography.ts';
import type { AnimatedPartProps } from './AnimatedPart.tsx';
import { RevealContext } from './reveal-context.ts';
import './reveal.css';

interface RevealPartProps extends Omit<AnimatedPartProps, 'delay' | 'ended'> {
  /** Time at which it appears, in milliseconds since the first render. */
  readonly atMs: number;
}

/**
 * A part of the landing page that the reveal shows: a plain element until the reveal starts, and an animated one
 * from then on.
 */
export function RevealPart({ as: Element, kind, atMs, onShown, ...rest }: RevealPartProps) {
  const reveal = useContext(RevealContext);
  if (reveal.state === 'waiting' || reveal.state === 'still') return <Element {...rest} />;
  const { AnimatedPart, lateMs, state } = reveal;
  return (
    <AnimatedPart
      {...rest}
      as={Element}
      kind={kind}
      delay={revealDelay(atMs, lateMs)}
      ended={state === 'ended'}
      onShown={onShown}
    />
  );
}
