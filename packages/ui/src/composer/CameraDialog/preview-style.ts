/** Styles of the preview: full size on phones, otherwise as large as the window allows. */
export const previewStyle =
  'relative min-h-24 overflow-hidden rounded-image bg-sunken max-tablet:flex-1 tablet:aspect-[4/3] tablet:max-h-[calc(100dvh-17rem)]';
