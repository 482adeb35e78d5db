/** Boxes of texts and controls, limited to their visible parts; the layout checks compare them. */

const controls =
  'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"], [role="tab"]';
const layers =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-toasts], [data-stacked]';
const ignored = '[inert], svg, option, script, style';

/** A text or control on the page. */
export interface Part {
  readonly element: Element;
  /** Name of the part in findings. */
  readonly name: string;
  /** One box per line. */
  readonly boxes: readonly DOMRect[];
}

/** An element that contains a part. */
export interface Frame {
  readonly element: Element;
  readonly box: DOMRect;
  readonly parent: Frame | null;
  /** Whether it is a block container, not an inline element. */
  readonly block: boolean;
  readonly clipsX: boolean;
  readonly clipsY: boolean;
  /** Whether horizontal overflow can be reached by scrolling. */
  readonly scrollsX: boolean;
  readonly scrollsY: boolean;
  /** Whether text is truncated with an ellipsis or a line clamp. */
  readonly truncates: boolean;
  /** Whether it is clipped to one pixel, for screen readers only. */
  readonly visuallyHidden: boolean;
  /**
   * Parts of different layers may overlap, for example a dialog and the page, or a bar and scrolling content.
   */
  readonly layer: Element | null;
}

/**
 * Returns a function that measures an element and caches the result. Valid while the page does not change.
 */
export function createFrames() {
  const known = new Map<Element, Frame>();
  return function frameOf(element: Element): Frame {
    const found = known.get(element);
    if (found) return found;
    const style = getComputedStyle(element);
    const above = element.parentElement;
    const fixed = style.position === 'fixed';
    const parent = above === null || above === document.documentElement || fixed ? null : frameOf(above);
    const box = element.getBoundingClientRect();
    const clipsX = style.overflowX !== 'visible';
    const ownLayer = element.matches(layers) || fixed || style.position === 'sticky';
    const onePixel = clipsX && box.width <= 1 && box.height <= 1;
    const frame = {
      element,
      box,
      parent,
      block: style.display !== 'inline' && style.display !== 'contents',
      clipsX,
      clipsY: style.overflowY !== 'visible',
      scrollsX: element.matches('[class*="overflow-x-auto"]'),
      scrollsY: /auto|scroll/.test(style.overflowY),
      truncates: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      visuallyHidden: parent?.visuallyHidden || onePixel || style.clipPath === 'inset(50%)',
      layer: ownLayer ? element : (parent?.layer ?? null),
    };
    known.set(element, frame);
    return frame;
  };
}

type FrameOf = ReturnType<typeof createFrames>;

/** Returns the intersection of two boxes. */
export function intersect(box: DOMRect, around: DOMRect): DOMRect {
  const left = Math.max(box.left, around.left);
  const top = Math.max(box.top, around.top);
  const width = Math.max(0, Math.min(box.right, around.right) - left);
  return new DOMRect(left, top, width, Math.max(0, Math.min(box.bottom, around.bottom) - top));
}

function isVisible(element: Element, frameOf: FrameOf): boolean {
  const shown = element.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  });
  return shown && element.closest(ignored) === null && !frameOf(element).visuallyHidden;
}

/** Returns all visible texts below `root`, without truncated parts. */
export function textParts(root: Element, frameOf: FrameOf): Part[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parts: Part[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (element === null || words === '' || !isVisible(element, frameOf)) continue;
    if (/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(element).color)) continue;
    let truncating: Frame | null = frameOf(element);
    while (truncating !== null && !truncating.truncates) truncating = truncating.parent;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map((box) => (truncating ? intersect(box, truncating.box) : box))
      .filter(({ width, height }) => width > 0 && height > 0);
    parts.push({ element, name: `text "${words.slice(0, 40)}"`, boxes });
  }
  return parts;
}

/** Returns all visible controls below `root`. */
export function controlParts(root: Element, frameOf: FrameOf): Part[] {
  const seen = [...root.querySelectorAll(controls)].filter(
    (element) => element.closest('[aria-hidden="true"]') === null && isVisible(element, frameOf),
  );
  return seen.map((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const name = `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`;
    return { element, name, boxes: [...element.getClientRects()] };
  });
}
