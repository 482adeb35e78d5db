/** Where the image stands: all of a phone's room, elsewhere as wide as the window or as high as there is room for. */
export const previewStyle =
  'relative min-h-24 overflow-hidden rounded-image bg-sunken max-tablet:flex-1 tablet:aspect-[4/3] tablet:max-h-[calc(100dvh-17rem)]';
