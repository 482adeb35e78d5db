import sharp from 'sharp';

const BOUNDARY = 'aura-check-boundary';

/**
 * Draws a photo of about 20 MB that shows a plain shape before noise.
 * @returns {Promise<Uint8Array>} JPEG
 */
export async function createPhoto() {
  const width = 4000;
  const height = 3000;
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 40 };
  const shape = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="1300" y="800" width="1400" height="1700" rx="200" fill="#a33"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .composite([{ input: shape }])
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * The body of a form with one photo.
 * @param {Uint8Array} photo
 */
export function photoForm(photo) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
