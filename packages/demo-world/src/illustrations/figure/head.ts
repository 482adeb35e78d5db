import type { Art } from '../core/art.ts';
import { light, luminance, mix } from '../core/color.ts';
import { curve, fmt, layers, type Point, points, shape, symmetric } from '../core/geometry.ts';
import type { BuildName, PoseName } from './body.ts';
import { drawHair, type HairStyle } from './hair.ts';
import type { Hair } from './hair-parts.ts';

/** Appearance of a figure. Colours are #rrggbb; a hijab uses the hair colour. */
export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: HairStyle;
  readonly build: BuildName;
  readonly pose?: PoseName;
  readonly beard?: boolean;
  /** Colour of the lips; by default a darker skin colour. */
  readonly lip?: string;
}

/** Layers of a head in local units: centre at 0,0, crown at -58, chin at 58. */
interface Head extends Hair {
  readonly face: string;
}

interface Tones {
  readonly skin: string;
  readonly shade: string;
  readonly light: string;
  readonly ink: string;
  readonly lip: string;
  /** Horizontal rotation of the face, px. */
  readonly turn: number;
}

const FACE = points`0,-64 20,-60 35,-42 39,-12 37.5,10 33,30 23,47 10,56.5 0,58`;
const COVERED_EARS: readonly HairStyle[] = ['hijab', 'bob', 'long', 'wavy'];

/**
 * Draws head, face and hair.
 * @param turn horizontal rotation of the face in px
 */
export function head(art: Art, person: Person, turn: number): Head {
  const hair = drawHair(art, person.hairStyle, person.hair);
  const tones = tonesOf(person, turn);
  const strong = person.beard || person.build === 'athletic' || person.build === 'broad';
  const jaw = art.range(0.95, 1.06) + (strong ? 0.05 : 0);
  const outline = shape(
    symmetric(
      FACE.map(([x, y]): Point => [y > 5 ? x * (1 + (jaw - 1) * Math.min(1, y / 40)) : x, y]),
      0,
    ),
  );
  const closed = art.random() < 0.16;
  const ears = COVERED_EARS.includes(person.hairStyle) ? '' : layers(ear(tones, -1), ear(tones, 1));
  const face = layers(
    ears,
    skinOf(art, outline, tones, person.hairStyle !== 'bald'),
    person.beard ? beard(art, person.hair) : '',
    ...[-1, 1].map((side) =>
      layers(brow(tones, person, side), closed ? closedEye(tones, side) : openEye(art, tones, side)),
    ),
    nose(art, tones),
    mouth(art, tones),
  );
  return { ...hair, face };
}

function tonesOf({ skin, lip }: Person, turn: number): Tones {
  const pale = luminance(skin);
  return {
    skin,
    turn,
    shade: mix(skin, pale > 0.5 ? '#8a3f2c' : '#1d0f12', 0.42),
    light: light(skin, 0.5),
    ink: mix(skin, '#1d1114', pale > 0.4 ? 0.84 : 0.88),
    lip: lip ?? mix(skin, pale > 0.35 ? '#a83e3e' : '#7e2f38', 0.5),
  };
}

function skinOf(art: Art, outline: string, { skin, shade, light: lit, turn }: Tones, hair: boolean): string {
  const volume = art.lin(-36, -50, 36, 56, [
    [0, lit, 0.35],
    [0.42, lit, 0],
    [0.62, shade, 0],
    [1, shade, 0.62],
  ]);
  const hairline = curve(points`-40,6 -36,-18 -22,-36 8,-40 32,-28 40,4`);
  const hairShadow = hair
    ? `<path d="${hairline}" stroke="${shade}" stroke-width="10" fill="none" opacity=".5" ${art.blur(4)}/>`
    : '';
  const blush = [-22, 23].map(
    (x) =>
      `<ellipse cx="${x + turn}" cy="17" rx="11" ry="8" fill="${mix(skin, '#c8483e', 0.55)}" opacity=".26" ${art.blur(4)}/>`,
  );
  return layers(
    `<g ${art.clip(outline)}><path d="${outline}" fill="${skin}"/><path d="${outline}" fill="${volume}"/>${hairShadow}`,
    `<path d="${curve(points`40,-20 36,26 16,56`)}" stroke="${shade}" stroke-width="14" fill="none" opacity=".4" ${art.blur(6)}/>`,
    ...blush,
    '</g>',
  );
}

const ear = ({ skin, shade }: Tones, s: number) =>
  layers(
    `<path d="${shape(points`${37 * s},-8 ${43 * s},-10 ${45 * s},0 ${41 * s},13 ${36 * s},14`)}" fill="${mix(skin, shade, s > 0 ? 0.4 : 0.18)}"/>`,
    `<path d="M${40 * s} -4q${3 * s} 5 0 12" stroke="${shade}" stroke-width="1.3" fill="none" opacity=".5"/>`,
  );

const eyeX = ({ turn }: Tones, side: number) => side * 16.5 + turn * 0.9;

function brow(tones: Tones, { hair, hairStyle }: Person, s: number): string {
  const x = eyeX(tones, s);
  const color = hairStyle === 'hijab' ? tones.ink : mix(hair, tones.ink, 0.5);
  const d = shape(points`
${x - 8.6 * s},-14.4! ${x + 1.5 * s},-16.8 ${x + 10.4 * s},-11.6! ${x + 1.5 * s},-14.5 ${x - 8.2 * s},-12!
`);
  return `<path d="${d}" fill="${color}" opacity=".72"/>`;
}

function closedEye(tones: Tones, s: number): string {
  const x = eyeX(tones, s);
  const lid = points`-8,0 -2,3 4,2.6 8,-0.4`.map(([dx, y]): Point => [x + s * dx, y]);
  return layers(
    `<path d="${curve(lid)}" stroke="${tones.ink}" stroke-width="1.9" fill="none" stroke-linecap="round"/>`,
    `<path d="M${x - 7} -4.5q7 -3.4 14 0" stroke="${tones.shade}" stroke-width="1.2" fill="none" opacity=".5"/>`,
  );
}

function openEye(art: Art, tones: Tones, s: number): string {
  const x = eyeX(tones, s);
  const gaze = x + tones.turn * 0.25;
  const inner = x - 8 * s;
  const outer = x + 8.6 * s;
  const almond = `M${fmt(inner)} .8Q${fmt(x)} -7 ${fmt(outer)} 0Q${fmt(x + s)} 4.8 ${fmt(inner)} .8Z`;
  return layers(
    `<path d="${almond}" fill="${mix('#fbf4ea', tones.skin, 0.2)}"/>`,
    `<g ${art.clip(almond)}><circle cx="${fmt(gaze)}" cy="-.9" r="4.4" fill="${mix(tones.ink, '#5a3a22', 0.35)}"/>`,
    `<circle cx="${fmt(gaze)}" cy="-.9" r="2.3" fill="#140d0e"/><circle cx="${fmt(gaze - 1.3)}" cy="-2.3" r="1.1" fill="#fff" opacity=".9"/></g>`,
    `<path d="M${fmt(inner - 0.4 * s)} 1Q${fmt(x)} -7.6 ${fmt(outer + 0.9 * s)} -.4" stroke="${tones.ink}" stroke-width="2.1" fill="none" stroke-linecap="round"/>`,
    `<path d="M${fmt(x - 7)} -7q7 -3.6 14 -.2" stroke="${tones.shade}" stroke-width="1.1" fill="none" opacity=".5"/>`,
  );
}

function nose(art: Art, { shade, light: lit, turn: t }: Tones): string {
  const s = Math.sign(t) || 1;
  const line = curve(points`${t + s * 3.4},8 ${t + s * 4.8},15.4 ${t + s * 2},19.6 ${t - s * 3.6},19`);
  return layers(
    `<path d="${line}" fill="none" stroke="${shade}" stroke-width="1.7" stroke-linecap="round" opacity=".66"/>`,
    `<path d="M${fmt(t - 1)} -6L${fmt(t - 0.6)} 12" stroke="${lit}" stroke-width="4" opacity=".35" ${art.blur(2)} stroke-linecap="round"/>`,
  );
}

/** Draws the lips with raised corners. */
function mouth(art: Art, { lip, ink, shade, turn: t }: Tones): string {
  const x = (dx: number) => fmt(t + dx);
  return layers(
    `<path d="M${x(-12)} 31.4Q${x(-5)} 29.8 ${x(0)} 31.4Q${x(5)} 29.8 ${x(12)} 31.4Q${x(0)} 36.4 ${x(-12)} 31.4Z" fill="${mix(lip, ink, 0.16)}"/>`,
    `<path d="M${x(-11)} 32.4Q${x(0)} 44 ${x(11)} 32.4Q${x(0)} 36.8 ${x(-11)} 32.4Z" fill="${lip}"/>`,
    `<path d="M${x(-14)} 29.8Q${x(-11)} 32.4 ${x(0)} 34.2Q${x(11)} 32.4 ${x(14)} 29.8" stroke="${ink}" stroke-width="1.2" fill="none" opacity=".62" stroke-linecap="round"/>`,
    `<path d="M${x(-5)} 44.5q5 2 10 0" stroke="${shade}" stroke-width="2.4" fill="none" opacity=".4" ${art.blur(1.2)}/>`,
  );
}

function beard(art: Art, hair: string): string {
  const d = shape(symmetric(points`0,24 10,22 20,26 31,16 37,2 38,14 34,36 22,54 8,64 0,65`, 0));
  const fade = art.lin(0, 2, 0, 26, [
    [0, hair, 0.1],
    [0.5, hair, 0.75],
    [1, hair, 0.93],
  ]);
  return `<path d="${d}" fill="${fade}"/>`;
}
