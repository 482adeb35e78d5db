import { paths } from './paths.ts';

/** The parameter of the wardrobe's address that opens the form for new items. */
export const addItemsParam = 'add';

/** The address at which the wardrobe opens the form for new items; a file of its own, which the feed does not load. */
export const addItemsPath = `${paths.wardrobe}?${addItemsParam}=1`;
