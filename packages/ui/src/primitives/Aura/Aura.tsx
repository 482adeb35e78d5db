import type { ComponentProps, CSSProperties } from 'react';
import { cn } from '../../foundations/cn.ts';
import { auraColors } from './aura-colors.ts';

export interface AuraProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Two or three `#RRGGBB` colours of the photograph; the product's own trio when there are none. */
  readonly palette?: readonly string[] | undefined;
  /** How far it reaches: around a post, an image in a dialog, or an avatar. */
  readonly size?: 'post' | 'dialog' | 'avatar';
  /** Breathes while something is under way. */
  readonly pulsing?: boolean;
}

/**
 * The halo behind a photograph. Put it first inside a `relative isolate` box with the photograph's radius; it takes
 * its place behind what follows and never takes presses. Colours cross-fade when they change. Accessibility:
 * decoration, hidden from assistive technology; it stands still under reduced motion. Yours: a ground of its own for
 * text that the halo reaches.
 */
export function Aura({ palette, size = 'post', pulsing = false, className, style, ...rest }: AuraProps) {
  const [first, second, third] = auraColors(palette);
  const colors = { '--aura-1': first, '--aura-2': second, '--aura-3': third } as CSSProperties;
  return (
    <span
      aria-hidden
      {...rest}
      data-size={size}
      data-pulsing={pulsing || undefined}
      style={{ ...colors, ...style }}
      className={cn('aura', className)}
    />
  );
}
