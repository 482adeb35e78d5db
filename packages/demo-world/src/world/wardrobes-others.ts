import { wardrobe } from './wardrobe.ts';

export const GRACE = wardrobe(
  'grace.mbeki',
  'grace',
  `
  biker    | Biker jacket             | Outerwear/Leather Jackets | Black       | plain   | Saint Laurent    | M        | Leather       | Grunge         | R 12 500 @ Saint Laurent
  tank     | Ribbed tank              | Tops/Tank Tops          | Ivory         | plain   | Calvin Klein     | M        | Cotton        | Minimalist
  jeans    | Dark jeans               | Bottoms/Jeans           | Indigo        | denim   | Levi's           | 32       | Denim         | Casual
  skirt    | Leather-look skirt       | Bottoms/Skirts          | Burgundy      | plain   | Zara             | 12       | Faux Leather  | Punk
  knit     | Rust knit                | Tops/Sweaters           | Rust          | plain   | Mango            | M        | Acrylic       | Casual
  boots    | Black boots              | Shoes/Boots             | Black         | plain   | Dr. Martens      | EU 40    | Leather       | Grunge
`,
);

export const ANNELISE = wardrobe(
  'annelise.vandenberghe.oostende',
  'annelise',
  `
  puffer   | The coat                 | Outerwear/Winter Coats  | Terracotta    | plain   | The North Face   | XL       | Down          | Classic
  scarf    | Scarf with a ticket in it| Accessories/Scarves     | Honey         | check   | Burberry         | One Size | Cashmere      | Classic
  knit     | Charcoal knit            | Tops/Sweaters           | Charcoal      | plain   | COS              | M        | Wool          | Minimalist
  leggings | Leggings, do not judge   | Bottoms/Leggings        | Black         | plain   | Uniqlo           | M        | Elastane      | Loungewear
  boots    | Brown boots              | Shoes/Boots             | Brown         | plain   | Other            | EU 40    | Suede         | Classic
  overcoat | Sunday coat              | Tops/Coats              | Plum          | plain   | Max Mara         | M        | Wool          | Elegant
`,
);

export const KWAME = wardrobe(
  'kwame.asante',
  'kwame',
  `
  blazer   | Cycling blazer           | Tops/Blazers            | Cobalt        | plain   | Ralph Lauren     | L        | Wool          | Smart Casual   | GH₵ 2,400 @ Made in Accra
  shirt    | White shirt              | Tops/Dress Shirts       | White         | plain   | Uniqlo           | L        | Cotton        | Business
  pants    | Cropped trousers         | Bottoms/Dress Pants     | Charcoal      | plain   | COS              | 34       | Wool          | Modern
  oxfords  | Brown oxfords            | Shoes/Dress Shoes       | Brown         | plain   | Gucci            | EU 43    | Leather       | Business
  tie      | Kente-ish tie            | Accessories/Ties        | Orange        | stripes | Other            | One Size | Silk          | Smart Casual
`,
);

export const PRIYA = wardrobe(
  'priya.raman',
  'priya',
  `
  wrap     | Dotted wrap dress        | Dresses/Casual          | Cobalt        | dots    | Other            | 20       | Viscose       | Classic        | ₹4,999 @ Shoppers Stop
  mini     | Fuchsia party dress      | Dresses/Midi            | Fuchsia       | plain   | -                | 20       | Satin         | Evening
  heels    | Red heels                | Shoes/Heels             | Red           | plain   | Mango            | EU 40    | Leather       | Elegant
  bag      | A very good bag          | Accessories/Bags        | Beige         | plain   | Chanel           | One Size | Leather       | Classic
`,
);

export const LEO = wardrobe(
  'leo.fournier',
  'leo',
  `
  denim    | Veste en jean            | Outerwear/Denim Jackets | Indigo        | denim   | Levi's           | S        | Denim         | Casual
  hoodie   | Sweat à capuche          | Tops/Hoodies            | Taupe         | plain   | Nike             | S        | Fleece        | Streetwear
`,
);

export const HANA = wardrobe(
  'hana.kovac',
  'hana',
  `
  hoodie   | Coral hoodie             | Tops/Hoodies            | Coral         | plain   | Adidas           | S        | Fleece        | Athleisure
  leggings | Running leggings         | Bottoms/Leggings        | Indigo        | plain   | Nike             | S        | Elastane      | Sporty
  shoes    | Race shoes               | Shoes/Athletic Shoes    | Turquoise     | plain   | Puma             | EU 39    | Nylon         | Sporty
`,
);

export const MEI = wardrobe(
  'mei.lin',
  'mei',
  `
  blazer   | Oversized blazer         | Outerwear/Blazers       | Black         | plain   | Balenciaga       | M        | Wool          | Avant-Garde
  shirt    | Shirt, untucked          | Tops/Dress Shirts       | Light Blue    | plain   | Arket            | S        | Cotton Poplin | Modern
  chinos   | Straight chinos          | Bottoms/Chinos          | Charcoal      | plain   | COS              | 8        | Cotton        | Minimalist
  loafers  | Black loafers            | Shoes/Loafers           | Black         | plain   | Prada            | EU 37    | Leather       | Classic
`,
);

export const JONAH = wardrobe(
  'jonah',
  'jonah',
  `
  bomber   | Thrifted bomber          | Outerwear/Light Jackets | Burgundy      | plain   | -                | M        | Nylon         | Retro
  tee      | Band tee, band unknown   | Tops/T-Shirts           | Black         | plain   | -                | M        | Cotton        | Grunge
  joggers  | Joggers                  | Bottoms/Joggers         | Gray          | plain   | Nike             | M        | Fleece        | Streetwear
  kicks    | Kicks                    | Shoes/Casual Shoes      | Green         | plain   | Vans             | EU 43    | Canvas        | Streetwear
`,
);
