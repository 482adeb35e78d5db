/** A colour of the vocabulary, with its swatch. */
export interface Color {
  readonly name: string;
  /** `#RRGGBB`. */
  readonly hex: string;
}

/** The colours offered for every garment, light to dark within each family (docs/product.md section 3). */
export const colors = [
  { name: 'White', hex: '#FFFFFF' },
  { name: 'Ivory', hex: '#F6F0E1' },
  { name: 'Cream', hex: '#FBF3D9' },
  { name: 'Ecru', hex: '#E6DCC3' },
  { name: 'Beige', hex: '#DCC9A9' },
  { name: 'Sand', hex: '#CDB48A' },
  { name: 'Taupe', hex: '#8F7F6F' },
  { name: 'Camel', hex: '#C19A6B' },
  { name: 'Honey', hex: '#C6913F' },
  { name: 'Tan', hex: '#B98A5A' },
  { name: 'Cognac', hex: '#9A4F23' },
  { name: 'Brown', hex: '#6B4226' },
  { name: 'Chocolate', hex: '#43291B' },
  { name: 'Silver', hex: '#C4C7CB' },
  { name: 'Light Gray', hex: '#D5D6D8' },
  { name: 'Gray', hex: '#8A8D91' },
  { name: 'Charcoal', hex: '#3F4247' },
  { name: 'Black', hex: '#141414' },
  { name: 'Blush', hex: '#F1CFC8' },
  { name: 'Pink', hex: '#F29BB4' },
  { name: 'Hot Pink', hex: '#E83E8C' },
  { name: 'Fuchsia', hex: '#C2188B' },
  { name: 'Coral', hex: '#FB7B62' },
  { name: 'Red', hex: '#C8232C' },
  { name: 'Burgundy', hex: '#7A1F33' },
  { name: 'Oxblood', hex: '#4F1519' },
  { name: 'Peach', hex: '#FFC09F' },
  { name: 'Orange', hex: '#F0801F' },
  { name: 'Rust', hex: '#A8451F' },
  { name: 'Terracotta', hex: '#C4694A' },
  { name: 'Yellow', hex: '#F6D03C' },
  { name: 'Mustard', hex: '#C9981A' },
  { name: 'Gold', hex: '#C9A227' },
  { name: 'Mint', hex: '#B4E2CC' },
  { name: 'Sage', hex: '#A7B598' },
  { name: 'Moss', hex: '#6C7A3F' },
  { name: 'Olive', hex: '#5E5E2A' },
  { name: 'Khaki', hex: '#A89A6C' },
  { name: 'Green', hex: '#2F8F4E' },
  { name: 'Emerald', hex: '#046B48' },
  { name: 'Forest Green', hex: '#1F4A2E' },
  { name: 'Teal', hex: '#157A7A' },
  { name: 'Turquoise', hex: '#3BC3BD' },
  { name: 'Sky', hex: '#A4C8EC' },
  { name: 'Light Blue', hex: '#C0DBF2' },
  { name: 'Blue', hex: '#2A62C9' },
  { name: 'Cobalt', hex: '#0F43A8' },
  { name: 'Washed Indigo', hex: '#5674A0' },
  { name: 'Indigo', hex: '#313C78' },
  { name: 'Navy', hex: '#1A2547' },
  { name: 'Lavender', hex: '#CDBCE8' },
  { name: 'Lilac', hex: '#B894D1' },
  { name: 'Purple', hex: '#6F34A3' },
  { name: 'Plum', hex: '#582A52' },
  { name: 'Rose Gold', hex: '#C48B80' },
  { name: 'Multicolor', hex: '#B57FA8' },
] as const satisfies readonly Color[];

export type ColorName = (typeof colors)[number]['name'];

/** The swatch of a colour by its name, ignoring case; null for an unknown name. */
export function colorHex(name: string): string | null {
  const wanted = name.trim().toLowerCase();
  return colors.find((color) => color.name.toLowerCase() === wanted)?.hex ?? null;
}
