/** The details of an item (docs/product.md section 2, Wardrobe). */
export const itemDetailsCopy = {
  side: 'Side of the item',
  enlarge: (item: string) => `Enlarge photo of ${item}`,
  actions: 'Actions',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomHint: 'Press the photo twice, or use the buttons.',
  zoomPercent: (zoom: number) => `${Math.round(zoom * 100)} %`,
  notFoundHeading: 'Item not found',
  loadFailed: 'The item could not be loaded. Please try again.',
  loading: 'Loading the item',
  goToWardrobe: 'Go to Wardrobe',
} as const;
