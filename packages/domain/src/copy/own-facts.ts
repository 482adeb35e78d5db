import { itemNotesMaxLength } from '../limits/wardrobe.ts';
import { commonCopy } from './common.ts';

/** The facts of an item that only its owner sees (docs/product.md section 2, Wardrobe). */
export const ownFactsCopy = {
  heading: 'Only you see this',
  price: 'Price',
  pricePlaceholder: '0.00',
  currency: 'Currency',
  purchaseDate: 'Date of purchase',
  notes: 'Notes',
  notesPlaceholder: 'Where it was mended, what it goes with',
  priceProblems: {
    notANumber: 'Please enter the price as a number, such as 49.90.',
    tooManyDecimals: 'This price has too many decimals.',
    tooLarge: 'This price is too large.',
  },
  dateIncomplete: 'Please complete the date, or clear it.',
  dateInFuture: 'Please enter a date that is not in the future.',
  notesTooLong: commonCopy.tooLong('Notes', itemNotesMaxLength),
} as const;
