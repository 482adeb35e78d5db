import { closestGarments } from '@aura/domain/rules/garment-matches';
import { expect, it } from 'vitest';
import { demoWorld } from '../demo-world.ts';

/**
 * The closest own garment for every garment that other people post, reviewed pair by pair; those that are not listed
 * have none.
 */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mariam.elsayed': {
    'tomasz-jeans': 'jeans',
    'tomasz-oxford': 'shirt',
    'tomasz-parka': 'green',
    'tomasz-white': 'white',
    'tomasz-chinos': 'wide',
    'amara-cream': 'ecru',
    'amara-boots': 'boots',
    'amara-jewelry': 'necklace',
    'amara-denim': 'jacket',
    'amara-white': 'white',
    'amara-camel': 'trench',
    'noor-knit': 'ecru',
    'noor-pants': 'wide',
    'kwame-shirt': 'shirt',
    'leo-denim': 'jacket',
    'yuki-bag': 'bag',
    'sofia-maxi': 'maxi',
    'sofia-tee': 'unknown',
    'diego-white': 'white',
    'diego-chinos': 'pinstripe',
    'grace-jeans': 'jeans',
    'annelise-puffer': 'puffer',
    'annelise-boots': 'boots',
    'annelise-scarf': 'scarf',
    'priya-heels': 'heels',
    'mei-shirt': 'sky',
  },
  'tomasz.wojcik': {
    'mariam-shirt': 'oxford',
    'mariam-green': 'parka',
    'mariam-wide': 'chinos',
    'mariam-jeans': 'jeans',
    'mariam-white': 'white',
    'mariam-blouse': 'oxford',
    'amara-wide': 'jeans',
    'amara-tee': 'tee',
    'amara-white': 'white',
    'amara-emerald': 'costume',
    'noor-pants': 'chinos',
    'noor-loafers': 'loafers',
    'kwame-blazer': 'blazer',
    'kwame-shirt': 'oxford',
    'kwame-oxfords': 'oxfords',
    'yuki-stripes': 'tee',
    'yuki-capris': 'chinos',
    'sofia-hat': 'beanie',
    'diego-polo': 'polo',
    'diego-shorts': 'shorts',
    'diego-white': 'white',
    'diego-chinos': 'jeans',
    'grace-tank': 'tee',
    'grace-jeans': 'jeans',
  },
};

const items = new Map(demoWorld.items.map((item) => [item.id, item]));

/** The closest own garment for each garment in posts of others, by short ids. */
function closestOf(username: string): Record<string, string> {
  const wardrobe = [...items.values()].filter((item) => item.owner === username && !item.own?.archived);
  const posts = demoWorld.posts.filter(({ owner }) => owner !== username);
  const posted = new Set(posts.flatMap(({ itemIds }) => itemIds));
  const [name = ''] = username.split('.');
  const found = [...posted].flatMap((id) => {
    const item = items.get(id);
    const [closest] = item ? closestGarments(item, wardrobe) : [];
    return closest ? [[id.replace('item-', ''), closest.id.replace(`item-${name}-`, '')]] : [];
  });
  return Object.fromEntries(found);
}

it.each(Object.keys(expected))(
  'for %s, the closest own garments are those of the table, and no others',
  (username) => {
    expect(closestOf(username)).toEqual(expected[username]);
  },
);
