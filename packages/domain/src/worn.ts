import * as z from 'zod/mini';

/** How often an item or an outfit was worn. Only its owner sees it. */
export const wornSchema = z.object({
  /** The days on which it was worn; several wears of one day count once. */
  days: z.number(),
  /** The last of them, `YYYY-MM-DD`; null when it was never worn. */
  last: z.nullable(z.string()),
});

export type Worn = Readonly<z.infer<typeof wornSchema>>;
