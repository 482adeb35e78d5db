import type { ComponentProps, CSSProperties } from 'react';
import { cn } from '../../foundations/cn.ts';
import { auraColors } from './aura-colors.ts';

export interface AuraProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Two or three `#RRGGBB` colours of the photograph; without them the inherited colours are used, by default
   * those of the tokens.
   */
  readonly palette?: readonly string[] | undefined;
  /** Size of the halo: around a post, an image in a dialog, or an avatar. */
  readonly size?: 'post' | 'dialog' | 'avatar';
  /** Pulses while an operation is in progress. */
  readonly pulsing?: boolean;
}

/**
 * The halo behind a photograph. Put it first inside a `relative isolate` box with the photograph's radius; it
 * is painted behind the following content and ignores the pointer. Colours cross-fade when they change.
 * Accessibility: decoration, hidden from assistive technology; no pulse with reduced motion. The caller
 * provides a background for text that the halo reaches.
 */
export function Aura({ palette, size = 'post', pulsing = false, className, style, ...rest }: AuraProps) {
  return (
    <span
      aria-hidden
      {...rest}
      data-size={size}
      data-pulsing={pulsing || undefined}
      style={palette ? { ...colorsOf(palette), ...style } : style}
      className={cn('aura', className)}
    />
  );
}

function colorsOf(palette: readonly string[]): CSSProperties {
  const [first, second, third] = auraColors(palette);
  return { '--aura-1': first, '--aura-2': second, '--aura-3': third } as CSSProperties;
}
