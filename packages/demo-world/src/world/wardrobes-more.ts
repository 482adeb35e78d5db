import { wardrobe } from './wardrobe.ts';

export const AMARA = wardrobe(
  'amara.okafor',
  'amara',
  `
  redcoat  | Red coat                 | Outerwear/Trench Coats  | Red           | plain   | Max Mara         | S        | Wool          | Elegant
  camel    | Camel trench             | Outerwear/Trench Coats  | Camel         | plain   | Burberry         | S        | Cotton        | Classic        | £1,290 @ Burberry, Regent Street
  denim    | Denim jacket             | Outerwear/Denim Jackets | Washed Indigo | denim   | Levi's           | S        | Denim         | Casual
  cream    | Cream knit               | Tops/Sweaters           | Cream         | plain   | Arket            | S        | Wool          | Minimalist     | £89 @ Arket
  tee      | White tee                | Tops/T-Shirts           | White         | plain   | Uniqlo           | S        | Cotton        | Casual
  wide     | Wide ink jeans           | Bottoms/Jeans           | Navy          | denim   | Acne Studios     | 28       | Denim         | Modern
  pants    | Ivory trousers           | Bottoms/Pants           | Ivory         | plain   | COS              | 8        | Linen         | Minimalist
  violet   | Violet dress             | Dresses/Cocktail        | Purple        | plain   | Saint Laurent    | 8        | Satin         | Evening
  emerald  | Emerald dress            | Dresses/Cocktail        | Emerald       | plain   | Prada            | 8        | Silk          | Evening        | €640 @ Prada
  gown     | Gold gown                | Dresses/Evening Gowns   | Mustard       | plain   | Other            | 8        | Satin         | Formal
  boots    | Brown boots              | Shoes/Boots             | Cognac        | plain   | Acne Studios     | EU 38    | Leather       | Casual
  white    | White sneakers           | Shoes/Sneakers          | White         | plain   | Adidas           | EU 38    | Leather       | Sporty
  heels    | Gold heels               | Shoes/Heels             | Gold          | plain   | Prada            | EU 38    | Leather       | Evening
  jewelry  | Hoops and a stone        | Accessories/Jewelry     | Gold          | plain   | -                | One Size | Metal         | Bohemian
`,
);

export const YUKI = wardrobe(
  'yukitanaka',
  'yuki',
  `
  stripes  | Stripe no. 14            | Tops/T-Shirts           | Ivory         | stripes | Uniqlo           | XS       | Cotton        | Minimalist
  tank     | Stripe no. 9             | Tops/Tank Tops          | Navy          | stripes | Everlane         | XS       | Jersey        | Casual
  skirt    | Forest skirt             | Bottoms/Skirts          | Forest Green  | plain   | COS              | 6        | Wool          | Preppy
  black    | Black trousers           | Bottoms/Pants           | Black         | plain   | Maison Margiela  | 6        | Wool          | Avant-Garde
  capris   | Capris                   | Bottoms/Capris          | Ecru          | plain   | Uniqlo           | 6        | Cotton        | Retro
  coat     | Check coat               | Tops/Coats              | Sage          | check   | Marni            | XS       | Wool          | Vintage        | ¥98,000 @ Marni Aoyama
  loafers  | Black loafers            | Shoes/Loafers           | Black         | plain   | Dr. Martens      | EU 36    | Leather       | Preppy
  flats    | Red flats                | Shoes/Flats             | Red           | plain   | Other            | EU 36    | Leather       | Romantic
  bag      | Small bag                | Accessories/Bags        | Brown         | plain   | Gucci            | One Size | Leather       | Classic
`,
);

export const NOOR = wardrobe(
  'noor.alhadid',
  'noor',
  `
  sage     | معطف رمادي مخضر          | Outerwear/Trench Coats  | Sage          | plain   | Mango            | M        | Cotton        | Minimalist
  knit     | كنزة كريمية              | Tops/Sweaters           | Cream         | plain   | Zara             | M        | Merino        | Classic
  pants    | بنطال                    | Bottoms/Pants           | Beige         | plain   | Zara             | 10       | Linen         | Minimalist
  maxi     | فستان طويل               | Dresses/Maxi            | Teal          | floral  | -                | 10       | Viscose       | Bohemian
  cardi    | سترة محبوكة              | Tops/Cardigans          | Taupe         | plain   | Mango            | M        | Wool          | Casual
  loafers  | حذاء بني                 | Shoes/Loafers           | Brown         | plain   | -                | EU 38    | Leather       | Classic
  bag      | حقيبة                    | Accessories/Bags        | Honey         | plain   | -                | One Size | Leather       | Casual
`,
);

export const SOFIA = wardrobe(
  'sofia.lindqvist',
  'sofia',
  `
  maxi     | Poppy dress              | Dresses/Maxi            | Red           | floral  | Ganni            | M        | Cotton        | Cottagecore    | 1 499 kr @ Ganni Malmö
  sun      | Sundress                 | Dresses/Sundresses      | Mustard       | floral  | H&M              | M        | Viscose       | Beach
  cardi    | Lilac cardigan           | Tops/Cardigans          | Lilac         | plain   | H&M              | M        | Mohair        | Cottagecore
  jeans    | Light jeans              | Bottoms/Jeans           | Sky           | denim   | Acne Studios     | 28       | Denim         | Casual
  tee      | Dot tee                  | Tops/T-Shirts           | Blush         | dots    | Ganni            | M        | Organic Cotton | Retro
  sandals  | Tan sandals              | Shoes/Sandals           | Tan           | plain   | Isabel Marant    | EU 39    | Leather       | Bohemian
  hat      | Straw hat                | Accessories/Hats        | Sand          | plain   | -                | One Size | -             | Beach
`,
);

export const DIEGO = wardrobe(
  'diego_ramirez',
  'diego',
  `
  polo     | Green polo               | Tops/Polo Shirts        | Emerald       | plain   | Lacoste          | XL       | Cotton        | Preppy         | $2,190 MXN @ Lacoste Polanco
  polo2    | Peach polo               | Tops/Polo Shirts        | Peach         | plain   | Ralph Lauren     | XL       | Cotton        | Preppy
  shorts   | Shorts                   | Bottoms/Shorts          | Beige         | plain   | Gap              | 36       | Cotton        | Casual
  chinos   | Navy chinos              | Bottoms/Chinos          | Navy          | plain   | Gap              | 36       | Cotton        | Smart Casual
  white    | White sneakers           | Shoes/Sneakers          | White         | plain   | Vans             | EU 45    | Canvas        | Streetwear
  shades   | Shades                   | Accessories/Sunglasses  | Black         | plain   | Other            | One Size | -             | Retro
  apron    | Light jacket             | Outerwear/Light Jackets | Teal          | plain   | Carhartt WIP     | XL       | Canvas        | Workwear
`,
);
