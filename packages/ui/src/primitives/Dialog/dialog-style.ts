import { cva } from 'class-variance-authority';

/** The ground under a window. */
export const scrimStyle = 'fixed inset-0 z-dialog bg-scrim';

/** Centres a window from 700 px up; below that it is a sheet over the whole screen. */
export const dialogFrameStyle =
  'pointer-events-none fixed inset-0 z-dialog grid max-tablet:items-stretch tablet:place-items-center tablet:p-6';

/** The window itself. */
export const dialogStyle = cva(
  'pointer-events-auto relative flex w-full overflow-hidden bg-surface text-ink shadow-float outline-none max-tablet:h-dvh max-tablet:max-w-none tablet:max-h-[calc(100dvh-3rem)] tablet:rounded-dialog',
  {
    variants: {
      size: {
        sm: 'tablet:max-w-dialog-sm',
        md: 'tablet:max-w-dialog-md',
        lg: 'tablet:max-w-dialog-lg',
        xl: 'tablet:max-w-dialog-xl',
        '2xl': 'tablet:max-w-dialog-2xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
