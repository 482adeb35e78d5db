import { product } from '../product.ts';
import { commonCopy } from './common.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Import of the own data (docs/product.md section 2, Own data). */
export const ownDataImportCopy = {
  heading: 'Import',
  body: 'Add the items, outfits, wears and wishlist of an export to this account. Profile, posts, comments, likes and follows are not imported.',
  csvBody:
    'Or add the items of a spreadsheet: save it as CSV, with one item in each row and the names of the columns in the first one.',
  choose: 'Choose a ZIP or CSV',
  chooseAnother: 'Choose another file',
  reading: 'Reading the file',
  problems: {
    unreadable: 'This file could not be read. It may have been changed or moved; choose it again.',
    notAZip: 'This file is neither a ZIP nor a CSV. Choose the ZIP that an export has made, or a CSV.',
    damaged: 'This ZIP is damaged or incomplete. Export your data again, or copy the file again.',
    encrypted: 'This ZIP is protected by a password. Choose the ZIP as it was exported.',
    unsafeName: 'This ZIP has files with unsafe names, so nothing was read from it.',
    tooManyFiles: 'This ZIP has too many files, so nothing was read from it.',
    tooLarge: 'This ZIP is too large when it is unpacked, so nothing was read from it.',
    otherProduct: `This ZIP is not an export of ${product.name}.`,
    newerVersion: 'This export was made by a newer version. Reload the page and try again.',
  },
  unknownWardrobe: 'Your wardrobe could not be loaded, which is needed to find duplicates. Please try again.',
  previewHeading: 'What will be added',
  lists: {
    items: (count: number) => commonCopy.itemCount(count),
    outfits: (count: number) => counted(count, 'outfit', 'outfits'),
    wears: (count: number) => counted(count, 'day worn or planned', 'days worn or planned'),
    wishlist: (count: number) => counted(count, 'item of the wishlist', 'items of the wishlist'),
  },
  duplicates: (count: number) => `${commonCopy.itemCount(count)} already in your wardrobe, not added again.`,
  nothing: 'Everything in this file is in your account already.',
  problemsHeading: (count: number) => counted(count, 'entry cannot be added', 'entries cannot be added'),
  rowNames: { items: 'Item', outfits: 'Outfit', wears: 'Day', wishlist: 'Wishlist' },
  row: (list: string, row: number, name: string) => `${list} ${row}${name ? ` (${name})` : ''}`,
  reasons: {
    invalid: 'it is not complete',
    noPhoto: 'its front photo is missing',
    planInPast: 'the planned day has passed',
    refused: 'it was refused',
    unavailable: 'the garment is not available',
  },
  start: 'Import',
  resume: 'Go on with the import',
  resumeBody: 'A part of this file was imported before. The rest will be added.',
  importing: 'Importing',
  progress: (done: number, total: number) => `${done} of ${total}`,
  waiting: 'The server accepts no more at the moment. The import goes on by itself, keep this page open.',
  stopped: 'The import has stopped. What was added stays; choose the file again to go on, now or later.',
  failed: 'The connection was lost. What was added stays.',
  done: 'The import is complete.',
  openWardrobe: 'Open your wardrobe',
} as const;
