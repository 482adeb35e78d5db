import type { DetectedItem, PhotoBox } from '../entities.ts';
import { listedItems } from '../forms/detected-item.ts';
import type { PostItems } from '../forms/post-draft.ts';

/** The marker of an item on the photo of a post. */
export interface PhotoMarker {
  readonly item: DetectedItem;
  /** The same as in the list of items. */
  readonly number: number;
  readonly box: PhotoBox;
  /** Its centre, as shares of the width and height of the photo. */
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a marker may be in the box of its garment, the best first. */
const spots: readonly Point[] = [
  { x: 0.5, y: 0.5 },
  { x: 0.5, y: 0.3 },
  { x: 0.5, y: 0.7 },
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
  { x: 0.25, y: 0.25 },
  { x: 0.75, y: 0.25 },
  { x: 0.25, y: 0.75 },
  { x: 0.75, y: 0.75 },
];
/** Between two markers, so that their buttons do not overlap; a share of the width of the photo on a phone. */
const minDistance = 0.18;
/** From the edges of the photo. */
const minMargin = 0.07;

const clamp = (share: number) => Math.min(1 - minMargin, Math.max(minMargin, share));
const area = ({ width, height }: PhotoBox) => width * height;

/** The first spot of a box that is far enough from other markers, else the one that is furthest from them. */
function placeIn({ left, top, width, height }: PhotoBox, taken: readonly Point[], ratio: number): Point {
  const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, (a.y - b.y) / ratio);
  let best = { x: 0, y: 0, room: -1 };
  for (const spot of spots) {
    const place = { x: clamp(left + spot.x * width), y: clamp(top + spot.y * height) };
    const room = Math.min(...taken.map((other) => distance(place, other)));
    if (room >= minDistance) return place;
    if (room > best.room) best = { ...place, room };
  }
  return best;
}

/**
 * The markers of the items whose place in the photo is known, in the order of the list (docs/product.md section 2,
 * Composer). Removed items have none, but leave the other markers where they are.
 * @param ratio width of the photo divided by its height
 */
export function photoMarkers(
  { items, removedIds }: Pick<PostItems, 'items' | 'removedIds'>,
  ratio: number,
): PhotoMarker[] {
  const placed = listedItems(items).flatMap((item) => (item.box ? [{ item, box: item.box }] : []));
  const places = new Map<string, Point>();
  // A small garment in front of a large one has its middle.
  for (const { item, box } of [...placed].sort((a, b) => area(a.box) - area(b.box))) {
    places.set(item.id, placeIn(box, [...places.values()], ratio));
  }
  return placed
    .filter(({ item }) => !removedIds.includes(item.id))
    .map(({ item, box }, index) => {
      const { x, y } = places.get(item.id) ?? { x: 0.5, y: 0.5 };
      return { item, number: index + 1, box, x, y };
    });
}
