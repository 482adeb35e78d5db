/** Effective opacity of an element including its ancestors, 0 to 1. */
function opacityOf(element: Element | null | undefined): number {
  let opacity = 1;
  for (let current = element; current; current = current.parentElement) {
    opacity *= Number(getComputedStyle(current).opacity);
  }
  return opacity;
}

/** Which parts of a landing page are visible. */
export function visibleParts(page: ParentNode) {
  const letters = page.querySelectorAll('.landing-ink');
  const [authButtons, storeButtons] = page.querySelectorAll('.landing-pair');
  return {
    banner: opacityOf(page.querySelector('.landing-outfit-middle img')) > 0,
    firstLetter: opacityOf(letters[0]) > 0,
    lastLetter: opacityOf(letters[letters.length - 1]) > 0,
    authButtons: opacityOf(authButtons?.querySelector('button')) > 0,
    storeButtons: opacityOf(storeButtons?.querySelector('button')) > 0,
  };
}

export const nothingVisible = {
  banner: false,
  firstLetter: false,
  lastLetter: false,
  authButtons: false,
  storeButtons: false,
};
export const allVisible = {
  banner: true,
  firstLetter: true,
  lastLetter: true,
  authButtons: true,
  storeButtons: true,
};
