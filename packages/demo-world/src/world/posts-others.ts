import { DAY, HOUR, type PostPlan } from './post-types.ts';

/** A caption of exactly 300 characters. */
const ANNUAL_CONFESSION =
  'Annual confession: I bought this coat in a size too large on purpose, wore it through four Januaries, lent it to my sister, got it back with a train ticket from Ghent in the pocket, and have only now had the sleeves taken up by two entire centimetres. It is a different coat. I am a different person.';

/** Posts of everybody else. */
export const OTHER_POSTS: readonly PostPlan[] = [
  {
    ...{ by: 'yuki', age: 95, wall: 'rose', pose: 'pocketR', warmth: 0.58 },
    caption: 'Stripe no. 14 has been promoted to Monday.',
    tags: '#stripes #kyoto',
    wears: 'stripes skirt loafers bag',
    location: 'Kyoto',
  },
  {
    ...{ by: 'yuki', age: 7 * DAY, wall: 'sage', pose: 'lapel', warmth: 0.4 },
    caption: 'Check coat over no stripes. Growth.',
    tags: '#check',
    wears: 'coat tank black loafers',
    location: 'Kyoto',
  },
  {
    ...{ by: 'yuki', age: 21 * DAY, wall: 'sky', warmth: 0.34 },
    caption: '今日は赤い靴。',
    tags: '#靴',
    wears: 'stripes capris flats',
    location: '京都',
  },
  {
    ...{ by: 'yuki', age: 41 * DAY, wall: 'stone', framing: 'square', warmth: 0.18 },
    caption: 'All black. The stripes are on the inside.',
    wears: 'tank black loafers',
    links: 'black',
  },
  {
    ...{ by: 'sofia', age: 2 * HOUR + 20, wall: 'butter', pose: 'still', warmth: 0.63 },
    caption: 'I matched the poppies by accident and the bees by design.',
    tags: '#poppies #maxi',
    wears: 'maxi sandals hat',
    location: 'Malmö',
  },
  {
    ...{ by: 'sofia', age: 10 * DAY, wall: 'orchid', warmth: 0.38 },
    caption: 'Cardigan: unbuttoned. Me: also.',
    wears: 'cardi tee jeans sandals',
    location: 'Malmö',
  },
  {
    ...{ by: 'sofia', age: 35 * DAY, wall: 'sky', pose: 'hip', warmth: 0.36 },
    caption: 'Yellow is a neutral if you commit 🌻',
    tags: '#yellow #summer',
    wears: 'sun sandals hat',
    location: 'Lomma',
  },
  {
    ...{ by: 'diego', age: 14 * HOUR, wall: 'sage', pose: 'still', warmth: 0.45 },
    caption: 'Polo, shorts, espresso. In that order.',
    tags: '#polo #cdmx',
    wears: 'polo shorts white shades',
    location: 'Mexico City',
  },
  {
    ...{ by: 'diego', age: 12 * DAY, wall: 'peach', warmth: 0.3 },
    caption: 'Peach on peach. The wall started it.',
    wears: 'polo2 chinos white',
    location: 'Oaxaca',
  },
  {
    ...{ by: 'diego', age: 47 * DAY, wall: 'mist', warmth: 0.2 },
    caption: 'New jacket for opening the café at five. It is dark. Nobody has seen it yet.',
    wears: 'apron polo chinos white',
    links: 'apron',
  },
  {
    ...{ by: 'grace', age: 22 * HOUR, wall: 'clay', pose: 'lapel', warmth: 0.61 },
    caption: 'Jacket says no. Bag says there are snacks.',
    tags: '#leather #joburg',
    wears: 'biker tank jeans boots',
    location: 'Johannesburg',
  },
  {
    ...{ by: 'grace', age: 14 * DAY, wall: 'stone', warmth: 0.35 },
    caption: 'Rust with burgundy. My grandmother was right about this one.',
    wears: 'knit skirt boots',
    location: 'Soweto',
  },
  {
    ...{ by: 'grace', age: 55 * DAY, wall: 'rose', framing: 'half', warmth: 0.26 },
    caption: 'Boots on. Everything else is negotiable.',
    wears: 'biker tank skirt boots',
  },
  {
    ...{
      by: 'annelise',
      age: 3 * DAY + 5 * HOUR,
      wall: 'mist',
      framing: 'square',
      pose: 'hip',
      warmth: 0.48,
    },
    caption: ANNUAL_CONFESSION,
    wears: 'puffer knit leggings boots scarf',
    location: 'Sint-Katelijne-Waver, Province of Antwerp',
  },
  {
    ...{ by: 'annelise', age: 22 * DAY, wall: 'orchid', warmth: 0.27 },
    caption: 'Plum, for the opera. I slept through the second act, beautifully.',
    tags: '#opera',
    wears: 'overcoat knit leggings boots',
    location: 'Antwerp',
  },
  {
    ...{ by: 'priya', age: 29 * HOUR, wall: 'sky', pose: 'still', warmth: 0.57 },
    caption: 'Dots wrap. Dots forgive. Dots have room for lunch.',
    tags: '#plussize #dots',
    wears: 'wrap heels bag',
    location: 'Chennai',
  },
  {
    ...{ by: 'priya', age: 18 * DAY, wall: 'peach', pose: 'still', warmth: 0.41 },
    caption: 'Fuchsia so bright that the photographer apologised.',
    tags: '#fuchsia',
    wears: 'mini heels bag',
    location: 'Chennai',
  },
  {
    ...{ by: 'mei', age: 33 * HOUR, wall: 'stone', pose: 'pocket', warmth: 0.39 },
    caption: 'Untucked, on purpose, after forty minutes of practice.',
    tags: '#tailoring #taipei',
    wears: 'blazer shirt chinos loafers',
    location: 'Taipei',
  },
  {
    ...{ by: 'deals', age: 19 * HOUR, wall: 'butter', warmth: 0.02 },
    caption: 'HUGE SALE!!! link in comments!!! 🔥🔥🔥',
    tags: '#sale #sale #sale',
    wears: '',
  },
];
