import { outfitLayersMaxCount } from './outfits.ts';

/** Limits of wears (docs/product.md section 2, Wearing). */

/** Garments of one wear: every outfit can be logged. */
export const wearItemsMaxCount = outfitLayersMaxCount;
/** Wears of one person on one day. */
export const wearsPerDayMaxCount = 30;
/** Days of one request for wears. */
export const wearRangeMaxDays = 400;
/** Days from today to the last one that can be planned. */
export const wearPlanMaxDays = 366;
/** Planned days that an outfit has in responses. Up to two of them are past in the person's time zone, which is unknown. */
export const outfitPlannedDaysMaxCount = 3;
/** Days of a plan that is repeated: weekly for a year. */
export const wearRepeatMaxCount = 53;
/** The first day that can be logged. */
export const firstWearDay = '2000-01-01';
