import { dark, light } from '../core/color.ts';
import { bothSides, layers, onSide, points, symmetric } from '../core/geometry.ts';
import { seam } from '../core/trims.ts';
import { type CoatCut, coat, METAL } from './coat-parts.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';
import { longSleeve } from './sleeves.ts';
import { ribBand } from './torso.ts';

const BOMBER: CoatCut = {
  nw: 74,
  nY: 226,
  sw: 216,
  sY: 276,
  cw: 210,
  pit: 446,
  ww: 210,
  hw: 204,
  hem: 836,
  v: 300,
  wk: 0.5,
};

/** A light jacket with a zip and ribbed ends. */
export const bomberJackets: DrawFlat = (art, piece) => {
  const o = BOMBER;
  const soft = { crumple: 0.5, vertical: false };
  const garment = coat(art, piece, o, longSleeve(o, -24), {
    body: soft,
    sleeve: soft,
    inner: (s) => points`${s > 0 ? 6 : -2},${o.hem + 8}! ${s > 0 ? 6 : -2},262! 40,240`,
  });
  const trim: FlatPiece = { ...piece, color: dark(piece.color, 0.16) };
  const ribs = layers(
    ribBand(art, trim, symmetric(points`0,832 206,824! 190,892! 0,900`)),
    bothSides((s) =>
      ribBand(
        art,
        trim,
        onSide(s, points`${o.sw + 113},804! ${o.sw + 100},880! ${o.sw + 46},890! ${o.sw + 33},814!`),
      ),
    ),
  );
  const collar = piece.back
    ? ribBand(art, trim, symmetric(points`0,196 62,202 84,240! 0,256`))
    : bothSides((s) =>
        ribBand(art, trim, onSide(s, points`76,218! 62,196 30,206 4,262! 6,296! 50,276 84,252`)),
      );
  if (piece.back) return layers(garment.svg, ribs, collar);
  const zip = `M${CENTER + 2} 268V892`;
  return layers(
    garment.svg,
    ribs,
    collar,
    `<path d="${zip}" stroke="${dark(piece.color, 0.6)}" stroke-width="12" opacity=".8"/><path d="${zip}" stroke="${METAL}" stroke-width="5" stroke-dasharray="4 3"/><rect x="${CENTER - 3}" y="288" width="10" height="30" rx="4" fill="${METAL}"/>`,
    bothSides((s) => seam(onSide(s, points`96,620 158,740`), piece.color, { w: 7, a: 0.6 })),
    bothSides((s) =>
      seam(onSide(s, points`96,620 158,740`), piece.color, { ink: light(piece.color, 0.3), w: 2 }),
    ),
  );
};
