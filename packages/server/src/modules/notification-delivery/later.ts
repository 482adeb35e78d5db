/** The time that is `ms` milliseconds after a date. */
export const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
