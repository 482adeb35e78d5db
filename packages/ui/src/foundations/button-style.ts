import { cva } from 'class-variance-authority';

/** The look of a button; links that act as buttons take it too. */
export const buttonStyle = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium text-center transition-colors duration-instant select-none',
  {
    variants: {
      variant: {
        primary: 'bg-ink text-on-ink hover:bg-ink-hover',
        outline: 'bg-surface text-ink inset-ring inset-ring-line-strong hover:bg-hover',
        quiet: 'text-ink hover:bg-hover',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        dangerQuiet: 'text-danger hover:bg-hover',
      },
      size: {
        md: 'min-h-control px-6 py-2 text-16',
        sm: 'min-h-target px-4 py-2 text-14',
      },
      unavailable: {
        true: 'cursor-not-allowed bg-sunken text-muted inset-ring inset-ring-line hover:bg-sunken',
        false: '',
      },
    },
    compoundVariants: [
      { variant: ['quiet', 'dangerQuiet'], class: 'px-3' },
      {
        variant: ['quiet', 'dangerQuiet'],
        unavailable: true,
        class: 'bg-transparent inset-ring-0 hover:bg-transparent',
      },
    ],
    defaultVariants: { variant: 'primary', size: 'md', unavailable: false },
  },
);
