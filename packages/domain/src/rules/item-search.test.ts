import { describe, expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { sampleItem, sampleItems } from '../testing/sample-items.ts';
import { searchItems, typoDistance } from './item-search.ts';
import { matchesItemSearch } from './wardrobe.ts';

const ids = (list: readonly Item[]) => list.map(({ id }) => id);

describe('searchItems', () => {
  it.each([
    ['', ['coat', 'bag', 'shirt', 'tee', 'mystery']],
    ['  ', ['coat', 'bag', 'shirt', 'tee', 'mystery']],
    ['hermes', ['bag']],
    ['HONEY', ['coat']],
    ['blouses', ['shirt']],
    ['trench ivory', ['shirt']],
    ['tops white', ['tee']],
    ['nothing', []],
  ])('for %j, returns %j', (query, expected) => {
    expect(ids(searchItems(sampleItems, query))).toEqual(expected);
  });
});

const wardrobe = [
  sampleItem('joggers', { category: 'Bottoms', subcategory: 'Joggers', color: 'Gray', brand: "Levi's" }),
  sampleItem('sweatpants', { category: 'Bottoms', subcategory: 'Sweatpants', color: 'Black' }),
  sampleItem('sweater', { category: 'Tops', subcategory: 'Sweaters', color: 'Burgundy', brand: 'Max Mara' }),
  sampleItem('sneakers', { category: 'Shoes', subcategory: 'Sneakers', color: 'White', brand: 'Adidas' }),
  sampleItem('boots', { category: 'Shoes', subcategory: 'Boots', color: 'Black', brand: 'H&M' }),
  sampleItem('coat', {
    category: 'Outerwear',
    subcategory: 'Winter Coats',
    color: 'Navy',
    name: 'Old reliable',
  }),
];
const found = (query: string) => ids(searchItems(wardrobe, query));

describe('searchItems with synonyms and typos', () => {
  it.each([
    ['hm', ['boots']],
    ['h&m', ['boots']],
    ['levis', ['joggers']],
    ["levi's", ['joggers']],
    ['jumper', ['sweater']],
    ['Jumpers', ['sweater']],
    ['trainers', ['sneakers']],
    ['track pants', ['joggers', 'sweatpants']],
    ['grey', ['joggers']],
    ['maroon jumper', ['sweater']],
    ['jogers', ['joggers', 'sweatpants']],
    ['swaeter', ['sweater']],
    ['jumpr', ['sweater']],
    ['adiddas', ['sneakers']],
    ['balck boots', ['boots']],
    ['navy', ['coat']],
    ['reliabel', ['coat']],
    ['bag', []],
    ['xyzzy', []],
    ['nvy', []],
  ])('%j finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  const untyped = [
    sampleItem('bottoms', { category: 'Bottoms', subcategory: '', color: 'Indigo' }),
    sampleItem('tops', { category: 'Tops', subcategory: '', color: 'Navy' }),
    sampleItem('shoes', { category: 'Shoes', subcategory: '', color: 'White' }),
  ];

  it.each([
    ['jeans', ['bottoms']],
    ['trousers', ['bottoms']],
    ['jaens', ['bottoms']],
    ['blue jeans', ['bottoms']],
    ['white jeans', []],
    ['shirt', ['tops']],
    ['dress', []],
    ['boots', ['shoes']],
    ['blue', ['bottoms', 'tops']],
  ])('among garments without a subcategory, %j finds those that may be meant: %j', (query, expected) => {
    expect(ids(searchItems(untyped, query))).toEqual(expected);
  });

  it('when no item has all words, a colour of the family and a garment without a type count for each word', () => {
    const shirt = sampleItem('shirt', { category: 'Tops', subcategory: 'Blouses', color: 'Blue' });
    const jeans = sampleItem('jeans', { category: 'Bottoms', subcategory: 'Jeans', color: 'Navy' });
    expect(ids(searchItems([shirt, jeans, ...untyped], 'blue'))).toEqual(['shirt']);
    expect(ids(searchItems([shirt, jeans, ...untyped], 'blue jeans'))).toEqual(['jeans', 'bottoms']);
  });

  it.each([
    ['trousers', ['chinos']],
    ['pants', ['chinos']],
    ['knitwear', ['cardigan']],
    ['coats', ['parka']],
    ['jacket', ['blazer']],
    ['sneakers', ['trainers']],
    ['skirt', []],
  ])('when no item has the word %j, finds the garments of this group of types: %j', (query, expected) => {
    const groups = [
      sampleItem('chinos', { category: 'Bottoms', subcategory: 'Chinos' }),
      sampleItem('cardigan', { category: 'Tops', subcategory: 'Cardigans' }),
      sampleItem('parka', { category: 'Outerwear', subcategory: 'Parkas' }),
      sampleItem('blazer', { category: 'Outerwear', subcategory: 'Blazers' }),
      sampleItem('trainers', { category: 'Shoes', subcategory: 'Athletic Shoes' }),
    ];
    expect(ids(searchItems(groups, query))).toEqual(expected);
  });

  it('a word that some item contains finds no garment that may be meant', () => {
    expect(ids(searchItems([...wardrobe, ...untyped], 'joggers'))).toEqual(['joggers', 'sweatpants']);
  });

  it.each([
    ['hat', ['cap']],
    ['cap', ['capris', 'cap']],
    ['beanies', ['cap']],
    ['frock', ['gown']],
    ['jeans', ['blue jeans']],
    ['denim', ['jacket', 'blue jeans']],
    ['grey', ['jacket']],
  ])('synonyms of %j match whole words only: %j', (query, expected) => {
    const others = [
      sampleItem('capris', { category: 'Bottoms', subcategory: 'Capris' }),
      sampleItem('jacket', { category: 'Outerwear', subcategory: 'Denim Jackets', color: 'Blue-gray' }),
      sampleItem('blue jeans', { category: 'Bottoms', subcategory: 'Jeans' }),
      sampleItem('cap', { name: 'Red caps', category: 'Accessories', subcategory: 'Belts' }),
      sampleItem('gown', { category: 'Dresses', subcategory: 'Maxi' }),
    ];
    expect(ids(searchItems(others, query))).toEqual(expected);
  });

  it('a word that some item contains is not corrected', () => {
    expect(found('coat')).toEqual(['coat']);
    expect(ids(searchItems([...sampleItems, sampleItem('boat', { name: 'boat shoe' })], 'coats'))).toEqual([
      'coat',
    ]);
  });

  it.each(['skirt', 'skirts', 'shorts', 'short', 'black'])(
    'when no item is %j, a word of the vocabulary, does not correct it',
    (query) => {
      const others = [
        sampleItem('tee', { category: 'Tops', subcategory: 'T-Shirts', color: 'White' }),
        sampleItem('trousers', { category: 'Bottoms', subcategory: 'Pants', color: 'Beige' }),
        sampleItem('shirt', { category: 'Tops', subcategory: 'Dress Shirts', color: 'White' }),
      ];
      expect(ids(searchItems(others, query))).toEqual([]);
    },
  );

  it('finds everything that the search by parts of words finds', () => {
    for (const query of ['s', 'er', 'black', 'o b', 'winter coats navy', 'max', 'sneak white']) {
      const byParts = wardrobe.filter((one) => matchesItemSearch(one, query));
      expect(found(query)).toEqual(expect.arrayContaining(ids(byParts)));
    }
  });
});

it.each([
  ['coat', 'coat', 0],
  ['jogers', 'joggers', 1],
  ['swaeter', 'sweater', 1],
  ['boots', 'books', 1],
  ['coat', 'cardigan', 3],
])('typoDistance of %s and %s is %i', (a, b, distance) => {
  expect(typoDistance(a, b, 2)).toBe(distance);
});
