import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useBrokenSrc } from '../../foundations/broken-images.ts';
import { cn } from '../../foundations/cn.ts';
import { Aura } from '../Aura/Aura.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { initialOf } from './initial.ts';

const style = cva('relative isolate inline-block shrink-0 rounded-full', {
  variants: {
    size: {
      xs: 'size-6 text-12',
      sm: 'size-8 text-14',
      md: 'size-10 text-16',
      lg: 'size-12 text-18',
      xl: 'size-24 text-40',
      '2xl': 'size-24 text-40 tablet:size-42 tablet:text-64',
    },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Address of the image; null or the empty string shows the first letter of `name`. */
  readonly src: string | null;
  /** Colours of the image as `#RRGGBB`, for the halo. */
  readonly palette?: readonly string[];
  /** Name of the user; its first letter is shown when there is no image. */
  readonly name: string;
  /** Diameter in pixels: 24, 32, 40, 48, 96; `2xl` is 96 on phones and 168 above. */
  readonly size?: VariantProps<typeof style>['size'];
  /** Shows a halo in the colours of the image. */
  readonly aura?: boolean;
  /** Alternative text; empty by default, since an avatar beside the name is decoration. */
  readonly alt?: string;
  /** A badge at the lower end corner, for example a check mark. */
  readonly mark?: ReactNode;
}

/**
 * The round image of a user. Accessibility: decoration by default, since the name is beside it; the fallback
 * letter is never announced. The caller provides `alt` when the name is not beside it, and `aria-hidden` on
 * the icon of `mark`.
 */
export function Avatar({
  src,
  palette,
  name,
  size,
  aura = false,
  alt = '',
  mark,
  className,
  ...rest
}: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useBrokenSrc();
  const usable = src !== null && src !== '' && src !== brokenSrc;
  return (
    <span {...rest} className={cn(style({ size }), className)}>
      {aura && <Aura palette={palette} size="avatar" />}
      <span className="grid size-full place-items-center overflow-hidden rounded-full bg-sunken text-muted inset-ring inset-ring-line">
        {usable ? (
          <img
            src={src}
            alt={alt}
            decoding="async"
            draggable={false}
            onError={() => setBrokenSrc(src)}
            className="size-full object-cover object-person"
          />
        ) : (
          <>
            {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
            <span aria-hidden className="font-serif leading-none text-muted">
              {initialOf(name)}
            </span>
          </>
        )}
      </span>
      {mark && (
        <span className="absolute -inset-e-1 -bottom-1 grid size-5 place-items-center rounded-full bg-ink text-on-ink ring-2 ring-paper [&_svg]:size-3 [&_svg]:stroke-bold">
          {mark}
        </span>
      )}
    </span>
  );
}
