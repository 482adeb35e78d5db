import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

/** The look of a link; give it to a router's link to navigate inside the app. */
export const textLinkStyle = cva('underline decoration-1 underline-offset-4 rounded-mark', {
  variants: {
    variant: {
      /** Stands alone: a target of 44 px. */
      block: 'inline-flex min-h-target min-w-target items-center font-medium text-ink hover:decoration-2',
      /** Inside a sentence. */
      inline: 'text-ink hover:decoration-2',
    },
  },
  defaultVariants: { variant: 'block' },
});

type LinkVariant = VariantProps<typeof textLinkStyle>;

export type TextLinkProps = LinkVariant &
  (
    | ({ readonly href: string } & ComponentProps<'a'>)
    | ({ readonly href?: undefined } & ComponentProps<'button'>)
  );

/** A link with an address, or without one a button that looks like a link. */
export function TextLink({ variant, className, ...rest }: TextLinkProps) {
  const style = cn(textLinkStyle({ variant }), className);
  if (rest.href !== undefined) return <a {...rest} className={style} />;
  return <button type="button" {...rest} className={style} />;
}
