/**
 * Copies a text to the clipboard.
 * @returns false when the browser has no clipboard or refuses
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
