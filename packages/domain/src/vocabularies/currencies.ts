/** The currencies of a price (ISO 4217) with the number of decimals of each, the most used first. */
const decimals = {
  EUR: 2,
  USD: 2,
  GBP: 2,
  CHF: 2,
  JPY: 0,
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CNY: 2,
  CZK: 2,
  DKK: 2,
  HKD: 2,
  HUF: 2,
  ILS: 2,
  INR: 2,
  ISK: 0,
  KRW: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PLN: 2,
  RON: 2,
  SEK: 2,
  SGD: 2,
  TRY: 2,
  TWD: 2,
  UAH: 2,
  ZAR: 2,
} as const satisfies Readonly<Record<string, 0 | 2>>;

export type Currency = keyof typeof decimals;

export function isCurrency(value: string): value is Currency {
  return Object.hasOwn(decimals, value);
}

export const currencies = Object.keys(decimals).filter(isCurrency);

/** The number of decimals of a currency; its minor unit is 1 divided by 10 to that power. */
export function currencyDecimals(currency: Currency): number {
  return decimals[currency];
}
