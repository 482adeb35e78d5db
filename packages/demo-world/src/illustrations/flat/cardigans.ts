import { dark, light } from '../core/color.ts';
import { bothSides, curve, layers, onSide, type Points, points, symmetric } from '../core/geometry.ts';
import { button } from '../core/trims.ts';
import { type CoatCut, coat } from './coat-parts.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';
import { longSleeve } from './sleeves.ts';
import { ribBand } from './torso.ts';

const CARDIGAN: CoatCut = {
  nw: 74,
  nY: 214,
  sw: 210,
  sY: 260,
  cw: 204,
  pit: 432,
  ww: 200,
  hw: 196,
  hem: 850,
  v: 470,
  wk: 0.5,
};

/** A knitted cardigan with buttons. */
export const cardigans: DrawFlat = (art, piece) => {
  const o = CARDIGAN;
  const knit = { texture: 'knit' as const, crumple: 0.4, vertical: false };
  const garment = coat(art, piece, o, longSleeve(o, -40), {
    body: knit,
    sleeve: knit,
    inner: (s) =>
      points`${s > 0 ? 14 : -14},${o.hem + 8}! ${s > 0 ? 14 : -14},${o.v} 40,340 ${o.nw - 8},${o.nY}`,
  });
  const ribs = layers(
    ribBand(art, piece, symmetric(points`0,846 196,840! 188,906! 0,914`)),
    bothSides((s) =>
      ribBand(
        art,
        piece,
        onSide(s, points`${o.sw + 111},792! ${o.sw + 102},866! ${o.sw + 44},876! ${o.sw + 35},802!`),
      ),
    ),
  );
  if (piece.back) return layers(garment.svg, ribs, neckLine(piece, points`-74,216 0,232 74,216`));
  const band = (s: number) => onSide(s, points`66,206 36,330 ${s > 0 ? 4 : -4},480 ${s > 0 ? 2 : -2},914`);
  const heights = [520, 610, 700, 790, 880];
  return layers(
    garment.svg,
    ribs,
    placketBand(piece, band(1)),
    placketBand(piece, band(-1)),
    ...heights.map((y) => button(CENTER + 2, y, 11, dark(piece.color, 0.5))),
  );
};

const placketBand = (piece: FlatPiece, path: Points) => {
  const d = curve(path);
  return `<path d="${d}" fill="none" stroke="${dark(piece.color, 0.45)}" stroke-width="39" opacity=".5"/><path d="${d}" fill="none" stroke="${dark(piece.color, 0.03)}" stroke-width="35"/><path d="${d}" fill="none" stroke="${dark(piece.color, 0.4)}" stroke-width="35" stroke-dasharray="2 7" opacity=".22"/><path d="${d}" fill="none" stroke="${light(piece.color, 0.35)}" stroke-width="8" opacity=".28"/>`;
};

const neckLine = (piece: FlatPiece, path: Points) => placketBand(piece, onSide(1, path));
