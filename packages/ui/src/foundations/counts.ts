const firstCompactCount = 10_000;

/** Formats a count with all digits: "1,284,312". */
export function fullCount(count: number, locale = 'en'): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** Formats a count for a narrow space: "1,284", and from 10,000 on in compact notation, "12.4k". */
export function compactCount(count: number, locale = 'en'): string {
  if (count < firstCompactCount) return fullCount(count, locale);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(count).replace('K', 'k');
}
