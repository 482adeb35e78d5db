import { DAY, HOUR, type PostPlan } from './post-types.ts';

/** Posts of the two people whom anybody may sign in as. */
export const MAIN_POSTS: readonly PostPlan[] = [
  {
    ...{ by: 'mariam', age: 47, wall: 'sand', pose: 'pocket', warmth: 0.97 },
    caption: 'Rain was forecast, so of course: linen, and the good trench.',
    tags: '#linen #rainproofish #lisbon',
    wears: 'trench shirt pinstripe loafers bag',
    location: 'Lisbon',
  },
  {
    ...{ by: 'mariam', age: 2 * DAY + 3 * HOUR, wall: 'rose', framing: 'half', warmth: 0.5 },
    caption: 'Sunday.',
    tags: '#sunday',
    wears: 'jacket maxi loafers',
    location: 'Setúbal',
  },
  {
    ...{ by: 'mariam', age: 6 * DAY, wall: 'sage', pose: 'lapel', warmth: 0.66 },
    caption: 'Found the belt! It was in the other bag the entire time. The other bag was under the belt.',
    tags: '#lostandfound #trenchseason',
    wears: 'green ecru brown loafers bag belt',
    location: 'Lisbon',
  },
  {
    ...{ by: 'mariam', age: 11 * DAY, wall: 'orchid', framing: 'half', scarf: '#6b5a86', warmth: 0.3 },
    caption: '',
    wears: 'purple shirt wide heels',
  },
  {
    ...{ by: 'mariam', age: 17 * DAY, wall: 'mist', warmth: 0.42 },
    caption: 'Ferry weather. The puffer has its own seat.',
    tags: '#ferry #cacilhas',
    wears: 'puffer ecru jeans boots scarf',
    location: 'Cacilhas',
  },
  {
    ...{ by: 'mariam', age: 26 * DAY, wall: 'butter', pose: 'still', scarf: '#8a6a2f', warmth: 0.4 },
    caption: 'I made the pockets deeper. That is the whole story, and it is a happy one 🌼',
    tags: '#pockets #teadress',
    wears: 'teadress cardi white',
    location: 'Lisbon',
  },
  {
    ...{ by: 'mariam', age: 38 * DAY, wall: 'clay', warmth: 0.25 },
    caption: 'The bow took longer than everything else together.',
    wears: 'blouse brown heels bag',
    links: 'blouse',
    location: 'Porto',
  },
  {
    ...{ by: 'mariam', age: 59 * DAY, wall: 'stone', scarf: '#3d4a5e', warmth: 0.2 },
    caption: 'Breton, jeans, done in four minutes.',
    tags: '#stripes',
    wears: 'breton jeans white bag',
  },
  {
    ...{ by: 'tomasz', age: 3 * HOUR, wall: 'sky', pose: 'step', warmth: 0.6 },
    caption: 'Navy sweater no. 2. You can tell by the elbows.',
    tags: '#navy #elbows',
    wears: 'bomber navy2 jeans boots',
    location: 'Kraków',
  },
  {
    ...{ by: 'tomasz', age: 3 * DAY, wall: 'mist', pose: 'pocketR', warmth: 0.44 },
    caption:
      'Wedding number four this year. I now know all the hymns, and the waistcoat knows all the cakes.',
    tags: '#weddingguest #tweed',
    wears: 'waistcoat oxford gray oxfords tie watch',
    location: 'Zakopane',
  },
  {
    ...{ by: 'tomasz', age: 8 * DAY, wall: 'sage', framing: 'half', warmth: 0.36 },
    caption: 'Six winters, one zip.',
    tags: '#parka',
    wears: 'parka flannel jeans boots',
    location: 'Tatra Mountains',
  },
  {
    ...{ by: 'tomasz', age: 15 * DAY, wall: 'peach', pose: 'still', warmth: 0.3 },
    caption: 'Shorts. I said what I said ☀️',
    tags: '#optimist',
    wears: 'polo shorts white watch belt',
    location: 'Gdynia',
  },
  {
    ...{ by: 'tomasz', age: 24 * DAY, wall: 'sand', warmth: 0.33 },
    caption: 'The blazer fits again. Thank you, November.',
    tags: '#check #blazer',
    wears: 'blazer oxford chinos loafers',
  },
  {
    ...{ by: 'tomasz', age: 33 * DAY, wall: 'stone', framing: 'square', warmth: 0.22 },
    caption: '',
    wears: 'hoodie joggers runners',
    links: '',
  },
  {
    ...{ by: 'tomasz', age: 51 * DAY, wall: 'clay', pose: 'hip', warmth: 0.28 },
    caption: "Dad's leather jacket. It still has his bus ticket, and now mine.",
    tags: '#inherited #leather',
    wears: 'leather tee jeans boots beanie',
    location: 'Kraków',
  },
];
