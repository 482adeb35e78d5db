import { cva } from 'class-variance-authority';

/** The scrim behind a window. */
export const scrimStyle = 'fixed inset-0 z-dialog bg-scrim';

/**
 * Centres a window from 700 px up; below that, `screen` covers the whole screen and `sheet` its lower part.
 */
export const dialogFrameStyle = cva(
  'pointer-events-none fixed inset-0 z-dialog grid tablet:place-items-center tablet:p-6',
  {
    variants: { phone: { screen: 'max-tablet:items-stretch', sheet: 'max-tablet:items-end' } },
    defaultVariants: { phone: 'screen' },
  },
);

/** The window; on phones its padding respects the safe area. */
export const dialogStyle = cva(
  'pointer-events-auto relative flex w-full overflow-hidden bg-surface text-ink shadow-float outline-none max-tablet:max-w-none max-tablet:pb-[env(safe-area-inset-bottom)] tablet:max-h-[calc(100dvh-3rem)] tablet:rounded-dialog',
  {
    variants: {
      size: {
        sm: 'tablet:max-w-dialog-sm',
        md: 'tablet:max-w-dialog-md',
        lg: 'tablet:max-w-dialog-lg',
        xl: 'tablet:max-w-dialog-xl',
        '2xl': 'tablet:max-w-dialog-2xl',
      },
      phone: {
        screen: 'max-tablet:h-dvh max-tablet:pt-[env(safe-area-inset-top)]',
        sheet: 'max-tablet:max-h-[calc(100dvh-3rem)] max-tablet:rounded-t-dialog',
      },
    },
    defaultVariants: { size: 'md', phone: 'screen' },
  },
);

/** Horizontal padding of a window's content; wider beside an image. */
export const dialogInset = {
  standard: 'px-5 tablet:px-8',
  wide: 'px-5 tablet:px-12',
} as const;

/** Vertical padding of a window's body. */
export const dialogBodyPadding = 'py-4 tablet:py-6';

/** A bar at the lower edge of a body that scrolls; it covers the padding, through which the content would be seen. */
export const dialogBodyBar =
  'sticky -bottom-4 -mb-4 bg-surface pb-4 tablet:-bottom-6 tablet:-mb-6 tablet:pb-6';
