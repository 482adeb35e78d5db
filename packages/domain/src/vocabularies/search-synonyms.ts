/** Words for the same garment, without accents, in lower case and the singular. */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['sweater', 'jumper', 'pullover', 'jersey'],
  ['sneaker', 'trainer', 'running shoe', 'athletic shoe'],
  ['pants', 'trouser', 'slack'],
  ['t-shirt', 'tee', 'tshirt'],
  ['hoodie', 'hooded'],
  ['bag', 'handbag', 'purse', 'tote'],
  ['sunglasses', 'shades'],
  ['jeans', 'denim'],
  ['coat', 'overcoat'],
  ['vest', 'waistcoat', 'gilet'],
  ['tank top', 'camisole', 'singlet'],
  ['dress', 'frock', 'gown'],
  ['scarf', 'scarves', 'shawl'],
  ['heel', 'pump', 'stiletto'],
  ['sweatpants', 'jogger', 'track pants'],
  ['hat', 'cap', 'beanie'],
  ['flats', 'ballerina', 'ballet flat'],
  ['loafer', 'moccasin', 'slip-on'],
  ['jewelry', 'jewellery', 'necklace', 'earring', 'bracelet'],
  ['watch', 'wristwatch'],
  ['blazer', 'sport coat', 'sports jacket'],
  ['parka', 'anorak'],
  ['gray', 'grey'],
  ['burgundy', 'maroon', 'wine red'],
  ['beige', 'nude'],
];

/** Words of these that other garments have too: "denim" also finds jeans, but "jeans" must not find denim jackets. */
export const broadSynonyms: readonly string[] = ['denim'];
