/** How likely a place is to show the subject, 0 to 1; `x` and `y` run from 0 to 1 across the picture. */
export type Prior = (x: number, y: number) => number;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** A person stands upright in the middle, head and feet near the ends. */
export const figurePrior: Prior = (x, y) => {
  const aside = (x - 0.5) / 0.12;
  const ends = clamp(Math.min((y - 0.02) / 0.06, (0.99 - y) / 0.04));
  return 0.95 * ends * Math.exp((-aside * aside) / 2);
};

/** A single garment lies in the middle and leaves a margin. */
export const garmentPrior: Prior = (x, y) => {
  const aside = (x - 0.5) / 0.3;
  const above = (y - 0.5) / 0.3;
  const margin = clamp((Math.min(x, 1 - x, y, 1 - y) - 0.02) / 0.06);
  return 0.95 * margin * Math.exp(-(aside * aside + above * above) / 2);
};
