/** The start of the day of a time in the local time zone, both in milliseconds since 1970. */
export const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);
