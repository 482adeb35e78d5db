/** The photos beside the fields of an item; above them on phones. */
export const photosAndFields =
  'grid gap-6 tablet:grid-cols-[11rem_minmax(0,1fr)] desktop:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] desktop:gap-9';

/** Front and back side by side; on tablets one above the other, so that the fields keep their width. */
export const photoPair = 'grid grid-cols-2 gap-3 tablet:max-desktop:grid-cols-1 desktop:gap-4';
