import { wardrobe } from './wardrobe.ts';

export const MARIAM = wardrobe(
  'mariam.elsayed',
  'mariam',
  `
  trench    | The good trench             | Outerwear/Trench Coats  | Honey         | plain   | Burberry         | M        | Cotton         | Classic
  green     | Raincoat, moss              | Outerwear/Trench Coats  | Moss          | plain   | COS              | M        | Cotton         | Minimalist
  jacket    | Denim jacket from the market| Outerwear/Denim Jackets | Washed Indigo | denim   | Levi's           | M        | Denim          | Vintage
  purple    | Blazer, lucky               | Outerwear/Blazers       | Purple        | plain   | Stella McCartney | 10       | Wool           | Smart Casual
  puffer    | Puffer for the ferry        | Outerwear/Winter Coats  | Terracotta    | plain   | The North Face   | M        | Down           | Outdoor
  overcoat  | Grandfather's coat          | Tops/Coats              | Charcoal      | plain   | -                | L        | Wool           | Vintage        | front
  ecru      | Ecru knit                   | Tops/Sweaters           | Ecru          | plain   | Arket            | M        | Merino         | Minimalist
  shirt     | White shirt, ironed once    | Tops/Dress Shirts       | White         | plain   | Uniqlo           | M        | Cotton Poplin  | Classic
  sky       | Blue stripe shirt           | Tops/Dress Shirts       | Light Blue    | stripes | Ralph Lauren     | M        | Cotton         | Business Casual
  blouse    | Bow blouse                  | Tops/Blouses            | Ivory         | plain   | Isabel Marant    | 10       | Silk           | Romantic
  breton    | Breton knit                 | Tops/Sweaters           | White         | stripes | Everlane         | M        | Merino         | Casual
  cardi     | Mustard cardigan            | Tops/Cardigans          | Mustard       | plain   | Ganni            | M        | Alpaca         | Cottagecore
  wide      | Wide linen trousers         | Bottoms/Pants           | Sand          | plain   | Arket            | 10       | Linen          | Minimalist
  pinstripe | Pinstripe trousers          | Bottoms/Dress Pants     | Navy          | stripes | Max Mara         | 10       | Wool           | Business
  brown     | Chocolate trousers          | Bottoms/Pants           | Chocolate     | plain   | COS              | 10       | Viscose        | Modern
  jeans     | The jeans                   | Bottoms/Jeans           | Washed Indigo | denim   | Levi's           | 30       | Denim          | Casual
  skirt     | Rust pleats                 | Bottoms/Skirts          | Rust          | plain   | Mango            | 10       | Polyester      | Elegant
  teadress  | Long tea dress, moss        | Dresses/Maxi            | Moss          | floral  | Ganni            | 10       | Viscose        | Romantic
  maxi      | Wedding season              | Dresses/Maxi            | Burgundy      | floral  | Other            | 10       | Chiffon        | Bohemian
  loafers   | Oxblood loafers             | Shoes/Loafers           | Oxblood       | plain   | Dr. Martens      | EU 39    | Leather        | Preppy
  boots     | Chelsea boots               | Shoes/Boots             | Brown         | plain   | Acne Studios     | EU 39    | Leather        | Casual
  white     | White sneakers, year three  | Shoes/Sneakers          | White         | plain   | Adidas           | EU 39    | Leather        | Sporty
  heels     | Heels, seldom               | Shoes/Heels             | Red           | plain   | Saint Laurent    | EU 39    | Leather        | Evening
  bag       | Cognac bag                  | Accessories/Bags        | Cognac        | plain   | Hermès           | One Size | Leather        | Classic
  belt      | The belt                    | Accessories/Belts       | Brown         | plain   | -                | M        | Leather        | Classic
  scarf     | Check scarf                 | Accessories/Scarves     | Camel         | check   | Burberry         | One Size | Cashmere       | Classic
  clip      | Claw clip                   | Accessories/Hair Accessories | Burgundy | plain   | Zara             | One Size | -              | Retro          | front
  necklace  | Emergency gold              | Accessories/Jewelry     | Gold          | plain   | -                | One Size | Metal          | Elegant
  unknown   | Unnamed Item                | Tops/Tank Tops          | Blush         | plain   | -                | -        | -              | -              | none
`,
);

export const TOMASZ = wardrobe(
  'tomasz.wojcik',
  'tomasz',
  `
  blazer    | Check blazer                | Outerwear/Blazers       | Navy          | check   | Ralph Lauren     | L        | Tweed          | Smart Casual
  parka     | Parka, six winters          | Outerwear/Parkas        | Olive         | plain   | Patagonia        | L        | Nylon          | Outdoor
  bomber    | Workshop bomber             | Outerwear/Light Jackets | Khaki         | plain   | Carhartt WIP     | L        | Canvas         | Workwear
  waistcoat | Waistcoat for weddings      | Outerwear/Vests         | Taupe         | check   | -                | L        | Tweed          | Formal
  leather   | Leather jacket, inherited   | Outerwear/Leather Jackets | Chocolate   | plain   | -                | L        | Leather        | Vintage
  navy1     | Navy sweater no. 1          | Tops/Sweaters           | Navy          | plain   | Uniqlo           | L        | Merino         | Minimalist
  navy2     | Navy sweater no. 2          | Tops/Sweaters           | Navy          | plain   | COS              | L        | Wool           | Classic
  navy3     | Navy sweater no. 3 (brave)  | Tops/Sweaters           | Indigo        | stripes | Arket            | L        | Cashmere       | Casual
  oxford    | Oxford shirt                | Tops/Dress Shirts       | White         | plain   | Ralph Lauren     | L        | Cotton         | Classic
  flannel   | Flannel                     | Tops/Dress Shirts       | Rust          | check   | Levi's           | L        | Flannel        | Workwear
  polo      | Polo, tennis elbow          | Tops/Polo Shirts        | Forest Green  | plain   | Lacoste          | L        | Cotton         | Preppy
  tee       | Plain tee                   | Tops/T-Shirts           | Ivory         | plain   | Uniqlo           | L        | Cotton         | Casual
  hoodie    | Sunday hoodie               | Tops/Hoodies            | Gray          | plain   | Nike             | L        | Fleece         | Athleisure
  jeans     | Raw denim, month nine       | Bottoms/Jeans           | Indigo        | denim   | Levi's           | 34       | Denim          | Workwear
  gray      | Grey flannels               | Bottoms/Dress Pants     | Gray          | plain   | Max Mara         | 34       | Flannel        | Business
  chinos    | Chinos                      | Bottoms/Chinos          | Beige         | plain   | Gap              | 34       | Cotton         | Smart Casual
  shorts    | Shorts, optimistic          | Bottoms/Shorts          | Sand          | plain   | Everlane         | 34       | Linen          | Casual
  joggers   | Joggers that never jog      | Bottoms/Joggers         | Charcoal      | plain   | Adidas           | L        | Jersey         | Loungewear
  costume   | Theatre club, act two       | Dresses/Formal          | Emerald       | plain   | -                | XL       | Velvet         | Avant-Garde    | front
  loafers   | Brown loafers               | Shoes/Loafers           | Chocolate     | plain   | Gucci            | EU 44    | Leather        | Smart Casual
  oxfords   | Oxfords, resoled twice      | Shoes/Dress Shoes       | Cognac        | plain   | Other            | EU 44    | Leather        | Formal
  runners   | Red runners                 | Shoes/Athletic Shoes    | Red           | plain   | New Balance      | EU 44    | Nylon          | Sporty
  white     | White sneakers              | Shoes/Sneakers          | White         | plain   | Converse         | EU 44    | Canvas         | Casual
  boots     | Boots for the woods         | Shoes/Boots             | Tan           | plain   | Dr. Martens      | EU 44    | Suede          | Outdoor
  watch     | Watch, four minutes slow    | Accessories/Watches     | Cognac        | plain   | -                | One Size | Leather        | Classic
  tie       | The tie                     | Accessories/Ties        | Burgundy      | dots    | Dior             | One Size | Silk           | Business
  beanie    | Hat with a brim, for once   | Accessories/Hats        | Camel         | plain   | Acne Studios     | M        | Wool           | Vintage
  belt      | Belt I made                 | Accessories/Belts       | Tan           | plain   | Other            | L        | Leather        | Workwear
  mystery   | Unnamed Item                | Bottoms/Sweatpants      | Light Gray    | plain   | -                | -        | -              | -              | none
`,
);
