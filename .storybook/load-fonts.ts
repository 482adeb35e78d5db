const faces = ['400 16px "Instrument Serif"', '400 16px "Instrument Sans Variable"'];

/** Waits for the faces of the product, so that no story is measured or photographed in a fallback. */
export async function loadFonts(): Promise<void> {
  await Promise.all(faces.map((face) => document.fonts.load(face)));
}
