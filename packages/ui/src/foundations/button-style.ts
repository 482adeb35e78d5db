import { cva } from 'class-variance-authority';

/** Classes of a button. Links that look like buttons use them too. */
export const buttonStyle = cva(
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control font-medium text-center transition-colors transition-press select-none',
  {
    variants: {
      variant: {
        primary: '',
        outline: '',
        quiet: 'px-3',
        danger: '',
        dangerQuiet: 'px-3',
        link: 'min-w-target',
      },
      size: { md: 'min-h-control py-2 text-16', sm: 'min-h-target py-2 text-14' },
      unavailable: { true: 'cursor-not-allowed text-muted', false: '' },
    },
    compoundVariants: [
      { variant: ['primary', 'outline', 'danger'], size: 'md', class: 'px-6' },
      { variant: ['primary', 'outline', 'danger'], size: 'sm', class: 'px-4' },
      { variant: 'primary', unavailable: false, class: 'bg-ink text-on-ink hover:bg-ink-hover' },
      {
        variant: 'outline',
        unavailable: false,
        class: 'bg-surface text-ink inset-ring inset-ring-line-strong hover:bg-hover',
      },
      { variant: 'quiet', unavailable: false, class: 'text-ink hover:bg-hover' },
      { variant: 'danger', unavailable: false, class: 'bg-danger text-on-danger hover:bg-danger-hover' },
      {
        variant: 'link',
        unavailable: false,
        class: 'text-ink underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      { variant: 'dangerQuiet', unavailable: false, class: 'text-danger hover:bg-hover' },
      {
        variant: ['primary', 'outline', 'danger'],
        unavailable: true,
        class: 'bg-sunken inset-ring inset-ring-line',
      },
    ],
    defaultVariants: { variant: 'primary', size: 'md', unavailable: false },
  },
);
