/** The ISO 8601 text of a time in milliseconds since 1970. */
export const isoOf = (time: number) => new Date(time).toISOString();
