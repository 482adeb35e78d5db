const faces = ['400 16px "Instrument Serif"', '400 16px "Instrument Sans Variable"'];

/** Waits for the product's fonts, so that no story is measured or captured in a fallback font. */
export async function loadFonts(): Promise<void> {
  await Promise.all(faces.map((face) => document.fonts.load(face)));
}
