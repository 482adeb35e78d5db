/**
 * Encodes the content of a canvas as a JPEG.
 * @param quality 0 to 1
 * @throws Error when the browser cannot encode it
 */
export async function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (blob === null) throw new Error('The canvas could not be encoded.');
  return blob;
}
