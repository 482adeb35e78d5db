import { appearance, type Character, character, HAIR } from './character.ts';

const PASSWORD = 'aura-demo-1';

/** Users with posts. */
export const AUTHORS: readonly Character[] = [
  character('mariam', 'mariam.elsayed', 'Mariam El-Sayed', appearance('bronze', 'hijab', '#7a4a4a'), {
    bio: 'Pattern cutter in Lisbon. Mostly linen, mostly second hand, always pockets. I answer questions about hems.',
    location: 'Lisbon',
    password: PASSWORD,
  }),
  character(
    'tomasz',
    'tomasz.wojcik',
    'Tomasz Wójcik',
    appearance('porcelain', 'short', HAIR.chestnut, 'athletic', true),
    {
      bio: 'Carpenter. Owns eleven navy sweaters and can tell them apart.',
      location: 'Kraków',
      password: PASSWORD,
    },
  ),
  character('amara', 'amara.okafor', 'Amara Okafor', appearance('deep', 'afro', HAIR.black, 'slim'), {
    bio: 'Colour first, questions later. Textile designer between Lagos and London.',
    location: 'London',
  }),
  character('yuki', 'yukitanaka', 'Yuki Tanaka', appearance('fair', 'bob', HAIR.black, 'slim'), {
    bio: 'Stripes. Also, sometimes, no stripes. 東京 → Kyoto',
    location: 'Kyoto',
  }),
  character('noor', 'noor.alhadid', 'نور الحديد', appearance('olive', 'hijab', '#4d6070'), {
    bio: 'مصممة أزياء من عمّان. أحب الكتّان والألوان الهادئة.',
    location: 'Amman',
  }),
  character('sofia', 'sofia.lindqvist', 'Sofia Lindqvist', appearance('porcelain', 'wavy', HAIR.copper), {
    bio: 'Florist. Dresses like one.',
    location: 'Malmö',
  }),
  character('diego', 'diego_ramirez', 'Diego Ramírez', appearance('bronze', 'buzz', HAIR.black, 'broad'), {
    bio: 'Barista by day, polo shirts by conviction.',
    location: 'Mexico City',
  }),
  character('grace', 'grace.mbeki', 'Grace Mbeki', appearance('brown', 'braids', HAIR.black, 'curvy'), {
    bio: 'Leather jacket, soft heart.',
    location: 'Johannesburg',
  }),
  character(
    'annelise',
    'annelise.vandenberghe.oostende',
    'Annelise Marie van den Berghe-Verstraete, Oostende',
    appearance('fair', 'bun', HAIR.silver),
    { bio: 'Retired from teaching. Not from coats.', location: 'Sint-Katelijne-Waver, Province of Antwerp' },
  ),
  character(
    'kwame',
    'kwame.asante',
    'Kwame Asante',
    appearance('brown', 'bald', HAIR.black, 'athletic', true),
    {
      bio: 'Tailoring for people who cycle.',
      location: 'Accra',
    },
  ),
  character('priya', 'priya.raman', 'Priya Raman', appearance('olive', 'long', HAIR.espresso, 'plus'), {
    bio: 'Plus size, plus opinions, plus a very good bag.',
    location: 'Chennai',
  }),
  character('leo', 'leo.fournier', 'Léo Fournier', appearance('porcelain', 'side', HAIR.blond, 'slim'), {
    bio: 'Only for friends of friends of nobody.',
    location: 'Lyon',
    profilePrivacy: 'private',
    postPrivacy: 'private',
  }),
  character('hana', 'hana.kovac', 'Hana Kovač', appearance('olive', 'ponytail', HAIR.espresso, 'athletic'), {
    bio: 'Runs before breakfast. Posts for friends.',
    location: 'Zagreb',
    profilePrivacy: 'friends',
    postPrivacy: 'friends',
  }),
  character('mei', 'mei.lin', 'Mei Lin', appearance('fair', 'crop', HAIR.black, 'slim'), {
    bio: 'Tailored, then untucked.',
    location: 'Taipei',
  }),
  character('jonah', 'jonah', 'Jonah 🧢', appearance('ebony', 'curly', HAIR.black), {
    bio: 'Thrift is a sport ♻️',
    location: 'Chicago',
    postPrivacy: 'friends',
  }),
  character('deals', 'deal.hunter.99', 'Deal Hunter', appearance('fair', 'crop', HAIR.brown, 'broad'), {
    bio: 'BEST DEALS every day!!!',
    avatar: null,
  }),
  character('ana', 'ana_p', 'Ana', appearance('olive', 'long', HAIR.brown), { avatar: null }),
];
