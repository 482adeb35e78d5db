/** The rows of the strip have the same height whatever the list contains, so that its placeholder has it too. */
export const stripStyle = {
  /** Categories, and search and sort: beside each other where all of them fit. */
  controls: 'flex flex-col items-start gap-x-6 gap-y-2 wide:flex-row wide:items-center wide:justify-between',
  /** The number of items, and further filters: below each other on phones and tablets. */
  summary: 'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2',
  withFilters: 'mt-2 pb-3',
  filters: 'flex flex-wrap items-center gap-x-4 max-desktop:w-full',
} as const;
