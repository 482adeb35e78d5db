import { DAY, HOUR, type PostPlan } from './post-types.ts';

/** A caption of exactly 300 characters. */
const ANNUAL_CONFESSION =
  'Annual confession: I bought this coat in a size too large on purpose, wore it through four Januaries, lent it to my sister, got it back with a train ticket from Ghent in the pocket, and have only now had the sleeves taken up by two entire centimetres. It is a different coat. I am a different person.';

/** Posts of all other users. */
export const OTHER_POSTS: readonly PostPlan[] = [
  {
    ...{ owner: 'yuki', minutesAgo: 95, wall: 'rose', pose: 'pocketR', likeShare: 0.58 },
    caption: 'Stripe no. 14 has been promoted to Monday.',
    tags: '#stripes #kyoto',
    wears: 'stripes skirt loafers bag',
    location: 'Kyoto',
  },
  {
    ...{ owner: 'yuki', minutesAgo: 7 * DAY, wall: 'sage', pose: 'lapel', likeShare: 0.4 },
    caption: 'Check coat over no stripes. Growth.',
    tags: '#check',
    wears: 'coat tank black loafers',
    location: 'Kyoto',
  },
  {
    ...{ owner: 'yuki', minutesAgo: 21 * DAY, wall: 'sky', likeShare: 0.34 },
    caption: '今日は赤い靴。',
    tags: '#靴',
    wears: 'stripes capris flats',
    location: '京都',
  },
  {
    ...{ owner: 'yuki', minutesAgo: 41 * DAY, wall: 'stone', framing: 'square', likeShare: 0.18 },
    caption: 'All black. The stripes are on the inside.',
    wears: 'tank black loafers',
    links: 'black',
  },
  {
    ...{ owner: 'sofia', minutesAgo: 2 * HOUR + 20, wall: 'butter', pose: 'still', likeShare: 0.63 },
    caption: 'I matched the poppies by accident and the bees by design.',
    tags: '#poppies #maxi',
    wears: 'maxi sandals hat',
    location: 'Malmö',
  },
  {
    ...{ owner: 'sofia', minutesAgo: 10 * DAY, wall: 'orchid', likeShare: 0.38 },
    caption: 'Cardigan: unbuttoned. Me: also.',
    wears: 'cardi tee jeans sandals',
    location: 'Malmö',
  },
  {
    ...{ owner: 'sofia', minutesAgo: 35 * DAY, wall: 'sky', pose: 'hip', likeShare: 0.36 },
    caption: 'Yellow is a neutral if you commit 🌻',
    tags: '#yellow #summer',
    wears: 'sun sandals hat',
    location: 'Lomma',
  },
  {
    ...{ owner: 'diego', minutesAgo: 14 * HOUR, wall: 'sage', pose: 'still', likeShare: 0.45 },
    caption: 'Polo, shorts, espresso. In that order.',
    tags: '#polo #cdmx',
    wears: 'polo shorts white shades',
    location: 'Mexico City',
  },
  {
    ...{ owner: 'diego', minutesAgo: 12 * DAY, wall: 'peach', likeShare: 0.3 },
    caption: 'Peach on peach. The wall started it.',
    wears: 'polo2 chinos white',
    location: 'Oaxaca',
  },
  {
    ...{ owner: 'diego', minutesAgo: 47 * DAY, wall: 'mist', likeShare: 0.2 },
    caption: 'New jacket for opening the café at five. It is dark. Nobody has seen it yet.',
    wears: 'apron polo chinos white',
    links: 'apron',
  },
  {
    ...{ owner: 'grace', minutesAgo: 22 * HOUR, wall: 'clay', pose: 'lapel', likeShare: 0.61 },
    caption: 'Jacket says no. Bag says there are snacks.',
    tags: '#leather #joburg',
    wears: 'biker tank jeans boots',
    location: 'Johannesburg',
  },
  {
    ...{ owner: 'grace', minutesAgo: 14 * DAY, wall: 'stone', likeShare: 0.35 },
    caption: 'Rust with burgundy. My grandmother was right about this one.',
    wears: 'knit skirt boots',
    location: 'Soweto',
  },
  {
    ...{ owner: 'grace', minutesAgo: 55 * DAY, wall: 'rose', framing: 'half', likeShare: 0.26 },
    caption: 'Boots on. Everything else is negotiable.',
    wears: 'biker tank skirt boots',
  },
  {
    ...{
      owner: 'annelise',
      minutesAgo: 3 * DAY + 5 * HOUR,
      wall: 'mist',
      framing: 'square',
      pose: 'hip',
      likeShare: 0.48,
    },
    caption: ANNUAL_CONFESSION,
    wears: 'puffer knit leggings boots scarf',
    location: 'Sint-Katelijne-Waver, Province of Antwerp',
  },
  {
    ...{ owner: 'annelise', minutesAgo: 22 * DAY, wall: 'orchid', likeShare: 0.27 },
    caption: 'Plum, for the opera. I slept through the second act, beautifully.',
    tags: '#opera',
    wears: 'overcoat knit leggings boots',
    location: 'Antwerp',
  },
  {
    ...{ owner: 'priya', minutesAgo: 29 * HOUR, wall: 'sky', pose: 'still', likeShare: 0.57 },
    caption: 'Dots wrap. Dots forgive. Dots have room for lunch.',
    tags: '#plussize #dots',
    wears: 'wrap heels bag',
    location: 'Chennai',
  },
  {
    ...{ owner: 'priya', minutesAgo: 18 * DAY, wall: 'peach', pose: 'still', likeShare: 0.41 },
    caption: 'Fuchsia so bright that the photographer apologised.',
    tags: '#fuchsia',
    wears: 'mini heels bag',
    location: 'Chennai',
  },
  {
    ...{ owner: 'mei', minutesAgo: 33 * HOUR, wall: 'stone', pose: 'pocket', likeShare: 0.39 },
    caption: 'Untucked, on purpose, after forty minutes of practice.',
    tags: '#tailoring #taipei',
    wears: 'blazer shirt chinos loafers',
    location: 'Taipei',
  },
  {
    ...{ owner: 'deals', minutesAgo: 19 * HOUR, wall: 'butter', likeShare: 0.02 },
    caption: 'HUGE SALE!!! link in comments!!! 🔥🔥🔥',
    tags: '#sale #sale #sale',
    wears: '',
  },
];
