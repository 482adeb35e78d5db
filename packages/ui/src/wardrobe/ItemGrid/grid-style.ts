/** Two columns on phones, three from 700 px, five from 1280 px. */
export const gridStyle =
  'grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 wide:grid-cols-5';
