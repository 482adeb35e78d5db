/** The encodings of a CSV that is imported, by their names in the Encoding standard. */
export const csvEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;

export type CsvEncoding = (typeof csvEncodings)[number];

export function isCsvEncoding(value: string): value is CsvEncoding {
  return (csvEncodings as readonly string[]).includes(value);
}
