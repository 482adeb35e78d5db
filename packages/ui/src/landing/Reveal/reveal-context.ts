import { type ComponentType, createContext } from 'react';
import type { AnimatedPartProps } from './AnimatedPart.tsx';

/**
 * State of the landing reveal: `waiting` until its code has loaded, `playing`, then `ended`. `still` shows the
 * end without animation: after a first visit, with reduced motion, or when the code has not loaded in time.
 */
export type Reveal =
  | { readonly state: 'waiting' }
  | { readonly state: 'still' }
  | {
      readonly state: 'playing' | 'ended';
      readonly AnimatedPart: ComponentType<AnimatedPartProps>;
      /** Milliseconds between the first render and the start of the animation. */
      readonly lateMs: number;
    };

export const RevealContext = createContext<Reveal>({ state: 'still' });
