/** What the head of an image file tells, without decoding it. */

function startsWith(bytes: Uint8Array, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

const codes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, ...codes('PNG')],
  riff: codes('RIFF'),
  webp: codes('WEBP'),
  box: codes('ftyp'),
};
const heifBrands = ['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1'].map(codes);

/** Whether the bytes begin as a JPEG, PNG, WebP, AVIF or HEIF does. */
export function isImage(bytes: Uint8Array): boolean {
  if (startsWith(bytes, signatures.jpeg) || startsWith(bytes, signatures.png)) return true;
  if (startsWith(bytes, signatures.riff)) return startsWith(bytes, signatures.webp, 8);
  return startsWith(bytes, signatures.box, 4) && heifBrands.some((brand) => startsWith(bytes, brand, 8));
}

/** Whether a JPEG marker opens a frame, which carries the size. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSize(view: DataView): { width: number; height: number } | null {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/**
 * The size in pixels that a JPEG or PNG states.
 * @returns null for other formats and for a file that ends too soon
 */
export function imageSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, signatures.jpeg)) return jpegSize(view);
  if (!startsWith(bytes, signatures.png) || bytes.byteLength < 24) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
