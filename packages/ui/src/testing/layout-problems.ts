import { controlParts, createFrames, type Frame, intersect, type Part, textParts } from './layout-boxes.ts';

/** Tolerance for fractions of pixels and for glyphs that extend beyond their box. */
const tolerancePx = 2;

/** Share of the line height without letters, at the upper and at the lower edge. */
const lineInset = 0.25;

/** Finds the first frame that clips a part, unless the clipped area can be scrolled to. */
function findClippingFrame({ boxes }: Part, around: Frame | null): string | null {
  let checkX = true;
  let checkY = true;
  for (let frame = around; frame !== null; frame = frame.parent) {
    if (frame.scrollsY) checkY = false;
    if (frame.scrollsX) checkX = false;
    const { left, right, top, bottom } = frame.box;
    const cut = boxes.some(
      (box) =>
        (checkX && frame.clipsX && (box.left < left - tolerancePx || box.right > right + tolerancePx)) ||
        (checkY &&
          frame.clipsY &&
          (box.top + box.height * lineInset < top || box.bottom - box.height * lineInset > bottom)),
    );
    if (cut) return nameOf(frame);
  }
  const right = window.innerWidth + tolerancePx;
  const outside = checkX && boxes.some((box) => box.left < -tolerancePx || box.right > right);
  return outside ? 'the window' : null;
}

const nameOf = ({ element: { tagName, classList } }: Frame) =>
  [tagName.toLowerCase(), ...[...classList].slice(0, 4)].join('.');

/** Finds the block that a text overflows sideways, unless it scrolls or truncates. */
function findOverflownBox({ element, boxes }: Part, frameOf: (element: Element) => Frame): string | null {
  let frame: Frame | null = frameOf(element);
  while (frame !== null && !frame.block) frame = frame.parent;
  if (frame === null || frame.clipsX) return null;
  const { left, right } = frame.box;
  const out = boxes.some((box) => box.left < left - tolerancePx || box.right > right + tolerancePx);
  return out ? nameOf(frame) : null;
}

interface PlacedBox {
  readonly part: Part;
  readonly layer: Element | null;
  readonly box: DOMRect;
}

function doOverlap(a: PlacedBox, b: PlacedBox): boolean {
  const first = a.part.element;
  const second = b.part.element;
  if (first.contains(second) || second.contains(first) || a.layer !== b.layer) return false;
  const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
  const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
  return width > tolerancePx && height > tolerancePx;
}

/** Finds pairs of boxes that overlap. */
function findOverlaps(boxes: readonly PlacedBox[]): string[] {
  const placed = [...boxes].sort((a, b) => a.box.top - b.box.top);
  return placed.flatMap((first, index) => {
    const findings: string[] = [];
    for (const second of placed.slice(index + 1)) {
      if (second.box.top >= first.box.bottom) break;
      if (doOverlap(first, second)) findings.push(`${first.part.name} and ${second.part.name} overlap`);
    }
    return findings;
  });
}

/**
 * Checks the current layout. Returns one line for each finding: text and controls that are clipped or outside
 * the window, text that overflows its box, overlapping texts, and overlapping controls. Truncation with an
 * ellipsis is allowed.
 */
export function findLayoutProblems(root: Element = document.body): string[] {
  const frameOf = createFrames();
  const texts = textParts(root, frameOf);
  const controls = controlParts(root, frameOf);
  const place = (inset: number) => (part: Part) =>
    part.boxes.map((box) => {
      let seen = box;
      for (let frame = frameOf(part.element).parent; frame !== null; frame = frame.parent) {
        if (frame.clipsX || frame.clipsY) seen = intersect(seen, frame.box);
      }
      const { x, y, width, height } = seen;
      const inner = new DOMRect(x, y + height * inset, width, height * (1 - 2 * inset));
      return { part, layer: frameOf(part.element).layer, box: inner };
    });
  const clippedBy = (part: Part, around: Frame | null) => {
    const clippingFrame = findClippingFrame(part, around);
    return clippingFrame === null ? [] : [`${part.name} is clipped by ${clippingFrame}`];
  };
  const clipped = [
    ...texts.flatMap((part) => clippedBy(part, frameOf(part.element))),
    ...controls.flatMap((part) => clippedBy(part, frameOf(part.element).parent)),
  ];
  const overflowing = texts.flatMap((part) => {
    const box = findOverflownBox(part, frameOf);
    return box === null ? [] : [`${part.name} overflows ${box}`];
  });
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  return [
    ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
    ...new Set([
      ...clipped,
      ...overflowing,
      ...findOverlaps(texts.flatMap(place(lineInset))),
      ...findOverlaps(controls.flatMap(place(0))),
    ]),
  ];
}
