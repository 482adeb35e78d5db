const firstCompactCount = 10_000;

/** A count for a narrow place: "1,284", from ten thousand on "12.4k". */
export function compactCount(count: number, locale = 'en'): string {
  if (count < firstCompactCount) return new Intl.NumberFormat(locale).format(count);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(count).replace('K', 'k');
}
