import type { FoundGarment } from '../analyzer.ts';
import { type Band, colorsAround, colorsIn, gapIn, sidesIn, widthIn } from './bands.ts';
import { type Cloth, dominantCloth } from './cloth.ts';
import { clusterColors, nearest } from './clusters.ts';
import type { Figure } from './figure.ts';
import { garmentOf } from './found.ts';
import { isNear, type Lab, shadeDistance } from './lab.ts';
import { isSkinOf } from './skin.ts';

/** Where garments show on a standing figure, measured on photos of people in the street. */
const bands = {
  torso: { from: 0.2, to: 0.42 },
  waist: { from: 0.36, to: 0.42 },
  hips: { from: 0.44, to: 0.54 },
  thighs: { from: 0.54, to: 0.66 },
  knees: { from: 0.62, to: 0.7 },
  shins: { from: 0.76, to: 0.86 },
  calves: { from: 0.7, to: 0.84 },
  feet: { from: 0.91, to: 0.965 },
} satisfies Record<string, Band>;

const skirt = { bareShinsMin: 0.25, gapMax: 0.08, wideningMin: 1.2 };
const gown = { gapMax: 0.02, wideningMin: 1.2 };
/** In CIELAB units: up to here one garment, and up to there perhaps one, so that legs are not told apart. */
const dressChangeMax = 6;
const oneClothChangeMax = 10;
/** An open jacket: both sides alike and unlike the middle. */
const jacket = { sidesMax: 12, middleMin: 14, middleShareMin: 0.5, sideShareMin: 0.4 };
/** Less cloth than this in a band, in pixels, is no garment. */
const clothMin = 12;
const trousersGapMin = 0.1;
const floorColors = 3;
/** In CIELAB units; a shadow is hardly further from its floor. */
const floorReach = 8;

function withoutSkin(colors: readonly Lab[], { skin }: Figure): Lab[] {
  return colors.filter((color) => !isSkinOf(color, skin));
}

function clothIn(figure: Figure, band: Band): Cloth | null {
  const colors = withoutSkin(colorsIn(figure.pixels, figure.region, band), figure);
  return colors.length < clothMin ? null : dominantCloth(colors);
}

function skinShare(figure: Figure, band: Band): number {
  const colors = colorsIn(figure.pixels, figure.region, band);
  return colors.length === 0 ? 0 : 1 - withoutSkin(colors, figure).length / colors.length;
}

function alike(one: Cloth | null, other: Cloth | null): boolean {
  return one !== null && other !== null && isNear(one.color, other.color);
}

/** A hem over bare shins, wider than they are, without a gap between legs. */
function endsLikeSkirt(figure: Figure): boolean {
  const { pixels, region } = figure;
  return (
    skinShare(figure, bands.shins) >= skirt.bareShinsMin &&
    gapIn(pixels, region, bands.knees) <= skirt.gapMax &&
    widthIn(pixels, region, bands.thighs) >= skirt.wideningMin * widthIn(pixels, region, bands.shins)
  );
}

/** One cloth down to the shins, wider there than at the waist. */
function endsLikeGown(figure: Figure, torso: Cloth): boolean {
  const { pixels, region } = figure;
  return (
    alike(torso, clothIn(figure, bands.shins)) &&
    gapIn(pixels, region, bands.calves) <= gown.gapMax &&
    widthIn(pixels, region, bands.shins) >= gown.wideningMin * widthIn(pixels, region, bands.waist)
  );
}

/** The greatest distance between the cloths of torso, hips and thighs, in CIELAB units. */
function changeDown(figure: Figure, torso: Cloth, legs: Cloth): number {
  const hips = clothIn(figure, bands.hips) ?? torso;
  return Math.max(shadeDistance(torso.color, legs.color), shadeDistance(torso.color, hips.color));
}

/** Legs in the torso's cloth are trousers when it goes on to the ankles or parts between the knees. */
function areTrousers(figure: Figure, legs: Cloth): boolean {
  return (
    alike(legs, clothIn(figure, bands.shins)) ||
    gapIn(figure.pixels, figure.region, bands.knees) > trousersGapMin
  );
}

/** The shoes' cloth; their shadow on the floor is set aside. */
function shoeCloth(figure: Figure): Cloth | null {
  const floor = clusterColors(colorsAround(figure.pixels, figure.region, bands.feet), floorColors);
  const floorCenters = floor.map(({ center }) => center);
  const colors = withoutSkin(colorsIn(figure.pixels, figure.region, bands.feet), figure).filter(
    (color) => nearest(color, floorCenters).distance > floorReach,
  );
  return colors.length < clothMin ? null : dominantCloth(colors);
}

/** An open jacket's cloth and what shows between its sides; null when there is no such jacket. */
function layers(figure: Figure): { jacket: Cloth; inner: Cloth } | null {
  const parts = sidesIn(figure.pixels, figure.region, bands.torso);
  const cloth = (colors: readonly Lab[]) => dominantCloth(withoutSkin(colors, figure));
  const [left, middle, right] = [cloth(parts.left), cloth(parts.middle), cloth(parts.right)];
  if (!left || !middle || !right) return null;
  const sides = shadeDistance(left.color, right.color) < jacket.sidesMax;
  const apart =
    shadeDistance(left.color, middle.color) > jacket.middleMin &&
    shadeDistance(right.color, middle.color) > jacket.middleMin;
  const even =
    middle.share >= jacket.middleShareMin && Math.min(left.share, right.share) >= jacket.sideShareMin;
  return sides && apart && even ? { jacket: left, inner: middle } : null;
}

function upperGarments(figure: Figure, torso: Cloth): FoundGarment[] {
  const found = layers(figure);
  return found
    ? [garmentOf('Outerwear', found.jacket.color), garmentOf('Tops', found.inner.color)]
    : [garmentOf('Tops', torso.color)];
}

/** What a standing person wears, from top to bottom. */
export function garmentsOf(figure: Figure): FoundGarment[] {
  const torso = clothIn(figure, bands.torso);
  const legs = clothIn(figure, bands.thighs);
  const feet = shoeCloth(figure);
  const shoes = feet ? [garmentOf('Shoes', feet.color)] : [];
  const change = torso && legs ? changeDown(figure, torso, legs) : Number.POSITIVE_INFINITY;
  if (torso && change < dressChangeMax && (endsLikeSkirt(figure) || endsLikeGown(figure, torso))) {
    return [garmentOf('Dresses', torso.color), ...shoes];
  }
  const upper = torso ? upperGarments(figure, torso) : [];
  const hidden = change < oneClothChangeMax && legs !== null && !areTrousers(figure, legs);
  const lower = legs && !hidden ? [garmentOf('Bottoms', legs.color)] : [];
  return [...upper, ...lower, ...shoes];
}
