/**
 * Fetches an image.
 * @throws Error when the server does not send it
 */
export async function fetchImage(src: string): Promise<Blob> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`image: ${response.status}`);
  return response.blob();
}
