import type { OwnFacts } from '@aura/domain/own-facts';

const euros = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'EUR' as const });
const zlotys = (amount: number) => ({ amount: amount * 100, currency: 'PLN' as const });

const bought = (purchaseDate: string, price: OwnFacts['price'], notes = ''): OwnFacts => ({
  notes,
  price,
  purchaseDate,
  archived: false,
});

/** What two people have written down about their garments, by item id. */
export const OWN_FACTS: Readonly<Record<string, OwnFacts>> = {
  'item-mariam-trench': bought('2021-10-02', euros(420), 'Second hand, Rua do Século. New buttons in 2023.'),
  'item-mariam-green': bought('2023-02-18', euros(135)),
  'item-mariam-jacket': bought('2019-05-25', euros(18), 'Feira da Ladra. Left cuff mended, twice.'),
  'item-mariam-overcoat': bought('', null, 'From grandfather. Dry clean only, and only when it must be.'),
  'item-mariam-ecru': bought('2022-11-12', euros(79)),
  'item-mariam-shirt': bought('2024-03-09', euros(34.9)),
  'item-mariam-wide': bought('2024-05-30', euros(89), 'Shortened by 4 cm.'),
  'item-mariam-jeans': bought('2020-09-14', euros(110)),
  'item-mariam-loafers': bought('2022-01-22', euros(169), 'Resoled in spring.'),
  'item-mariam-bag': bought('2018-06-16', euros(640), 'Auction. The strap is not the first one.'),
  'item-tomasz-parka': bought('2019-11-29', zlotys(1299), 'Wax it every October.'),
  'item-tomasz-leather': bought('', null, 'From uncle Marek. Never wash.'),
  'item-tomasz-navy1': bought('2021-12-04', zlotys(149)),
  'item-tomasz-navy2': bought('2023-10-21', zlotys(399)),
  'item-tomasz-jeans': bought('2025-08-17', zlotys(459), 'First wash after a year.'),
};
