import type { Art } from '../core/art.ts';
import { dark, light, mix } from '../core/color.ts';
import { layers, lerp, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { seam, stitch } from '../core/trims.ts';
import type { FlatPiece } from './shared.ts';
import { gloss, leather } from './shoe-parts.ts';

/** A shoe from behind; heights in px from the top of the canvas. */
export interface HeelView {
  /** The upper edge of the heel or of the shaft. */
  readonly top: number;
  /** Half width of the counter. */
  readonly half: number;
  readonly soleHeight: number;
  /** #rrggbb; by default a dark leather. */
  readonly sole?: string;
  /** A pull loop, a centre band, and a seam with stitches beside it. */
  readonly tab?: boolean;
  readonly stripe?: boolean;
  readonly stitched?: boolean;
  /** Made of cloth, which shows the pattern. */
  readonly woven?: boolean;
}

const GROUND = 800;

/** Draws a pair of shoes from behind, side by side. */
export function heelPair(art: Art, piece: FlatPiece, view: HeelView): string {
  const at = (x: number) =>
    layers(
      `<ellipse cx="${x + 14}" cy="${GROUND + 4}" rx="150" ry="20" fill="#2a1a14" opacity=".3" ${art.blur(14)}/>`,
      heel(art, piece, view, x),
    );
  return `<g transform="translate(450 ${GROUND}) scale(1.42) translate(-450 ${-GROUND - 20})">${layers(at(316), at(584))}</g>`;
}

function heel(art: Art, piece: FlatPiece, view: HeelView, x: number): string {
  const k = piece.color;
  const sole = view.sole ?? dark(mix(k, '#2a1a12', 0.6), 0.35);
  const low = GROUND - view.soleHeight;
  const { top, half } = view;
  const counter = shape(
    symmetric(
      points`
0,${top + 16} ${half * 0.62},${top + 8} ${half * 0.94},${top}! ${half},${lerp(top, low, 0.4)} ${half * 1.14},${lerp(top, low, 0.8)}
${half * 1.1},${low}! 0,${low + 6}
`,
      x,
    ),
  );
  const mouth = `<ellipse cx="${x}" cy="${top + 4}" rx="${half * 0.9}" ry="15" fill="${dark(k, 0.6)}"/>`;
  const loop = view.tab
    ? `<path d="M${x - 16} ${top + 34}v-44a16 16 0 0 1 32 0v44" fill="none" stroke="${dark(k, 0.35)}" stroke-width="11"/>`
    : '';
  const middle = layers(
    view.stripe
      ? leather(
          art,
          shape(symmetric(points`0,${top + 20} 22,${top + 20}! 30,${low}! 0,${low}`, x)),
          light(k, 0.6),
          {
            edgeW: 8,
            edgeB: 4,
          },
        )
      : seam(
          [
            [x, top + 18],
            [x, low],
          ],
          k,
          { w: 2.4 },
        ),
    view.stitched
      ? [-1, 1].map((s) => stitch(onSide(s, points`9,${top + 22} 11,${low - 4}`, x), k)).join('')
      : '',
  );
  return layers(
    mouth,
    leather(art, counter, k, {
      pattern: view.woven ? piece.pattern : 'plain',
      lights: [[onSide(-1, points`${half * 0.5},${top + 30} ${half * 0.6},${low - 20}`, x), 26, 1.3]],
      grad: [x - 120, top, x + 140, low],
    }),
    middle,
    flatHeel(art, sole, view, x, low),
    loop,
    gloss(art, onSide(-1, points`${half * 0.62},${top + 40} ${half * 0.7},${low - 40}`, x), 9, 0.45),
  );
}

/** Draws the sole and heel of a flat shoe. */
function flatHeel(art: Art, color: string, { half, soleHeight }: HeelView, x: number, low: number): string {
  const welt = half * 1.2;
  const block = shape(
    symmetric(
      points`0,${low - 2} ${welt},${low - 2}! ${welt - 2},${low + soleHeight * 0.4} ${welt - 4},${GROUND}! 0,${GROUND + 4}`,
      x,
    ),
  );
  return layers(
    leather(art, block, color, { crumple: 0, edgeW: 16, edgeB: 7, grad: [x - 120, low, x + 130, GROUND] }),
    seam(
      [
        [x - welt + 3, low + soleHeight * 0.38],
        [x + welt - 3, low + soleHeight * 0.38],
      ],
      color,
      { a: 0.5 },
    ),
  );
}

/** Mirrors a pair in profile, for shoes whose back has few details. */
export const turnedRound = (drawing: string): string =>
  `<g transform="translate(900 0) scale(-1 1)">${drawing}</g>`;
