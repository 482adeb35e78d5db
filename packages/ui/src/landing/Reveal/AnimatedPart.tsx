import * as m from 'framer-motion/m';
import type { CSSProperties, ReactNode } from 'react';
import { MotionScope } from '../../motion/MotionScope.tsx';
import { revealVariants } from './reveal-variants.ts';

const elements = { div: m.div, span: m.span, picture: m.picture };

export interface AnimatedPartProps {
  readonly as: keyof typeof elements;
  readonly kind: keyof typeof revealVariants;
  /** Delay since the start of the animation, in seconds. */
  readonly delay: number;
  readonly ended: boolean;
  readonly onShown?: (() => void) | undefined;
  readonly className: string;
  readonly style?: CSSProperties | undefined;
  readonly 'data-letter'?: string | undefined;
  readonly children?: ReactNode;
}

/** A part of the landing page in motion. Its code is loaded with framer-motion, after the page. */
export function AnimatedPart({ as, kind, delay, ended, onShown, ...rest }: AnimatedPartProps) {
  const Element = elements[as];
  return (
    <MotionScope>
      <Element
        {...rest}
        variants={revealVariants[kind]}
        custom={delay}
        initial="hidden"
        animate={ended ? 'ended' : 'shown'}
        onAnimationComplete={(variant) => variant === 'shown' && onShown?.()}
      />
    </MotionScope>
  );
}
