/** The parts of a text with the position at which each begins, which identifies it in a list. */
export function withOffsets<Part extends { readonly text: string }>(
  parts: readonly Part[],
): (Part & { readonly offset: number })[] {
  let end = 0;
  return parts.map((part) => {
    const offset = end;
    end += part.text.length;
    return { ...part, offset };
  });
}
