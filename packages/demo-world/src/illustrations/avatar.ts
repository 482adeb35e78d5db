import { Art } from './core/art.ts';
import { light, mix } from './core/color.ts';
import { fmt, layers } from './core/geometry.ts';
import { random } from './core/random.ts';
import { BACKS, TINTS } from './figure/backdrop.ts';
import { makeBody } from './figure/body.ts';
import { head, type Person } from './figure/head.ts';
import { torsoSkin } from './figure/skin.ts';
import { grain } from './flat/paper.ts';
import type { OuterShape, TopShape, Worn } from './shapes.ts';
import { Figure } from './worn/figure.ts';
import { wornOuter } from './worn/outer.ts';
import { wornTop } from './worn/tops.ts';

interface AvatarOptions {
  readonly seed: string;
  readonly person: Person;
  readonly background?: string;
  /** Colour of the clothes; derived from the seed when omitted. */
  readonly color?: string;
}

const CLOTHES: [string, ...string[]] = [
  '#ebe2d2',
  '#2f3b52',
  '#8d4a36',
  '#6f7c62',
  '#c9a26b',
  '#3b3735',
  '#b7c3c6',
  '#a8646a',
];

/** Draws a portrait of 400 x 400 px as SVG. Equal options give equal images. */
export function avatar({ seed, person, background, color }: AvatarOptions): string {
  const art = new Art(`v${seed}${JSON.stringify([person, background, color])}`, 400, 400);
  art.crease = 0.25;
  art.weave = 0.5;
  const chance = random(`v${seed}`);
  const ground = background ?? art.pick(BACKS);
  const body = makeBody(person.build, 'still');
  const figure = new Figure(art);
  const turn = chance() < 0.5 ? 3.5 : -3.5;
  const tilt = (chance() - 0.5) * 8;
  const face = head(art, person, turn);
  const [x, y] = body.head;
  const onHead = (svg: string) => `<g transform="translate(${fmt(x)} ${y}) rotate(${fmt(tilt)})">${svg}</g>`;
  figure.raw(layers(onHead(face.back), torsoSkin(art, body, person.skin)));
  const top: Worn<TopShape> = {
    subcategory: 'T-Shirts',
    shape: art.pick(['sweater', 'tee', 'shirt', 'hoodie', 'polo']),
    color: color ?? art.pick(CLOTHES),
    pattern: art.pick(['plain', 'plain', 'plain', 'stripes']),
  };
  const coat: Worn<OuterShape> = {
    subcategory: 'Blazers',
    shape: art.pick(['blazer', 'trucker']),
    color: art.pick(['#3d4a5e', '#5a4636', '#39393b']),
    pattern: 'plain',
  };
  const inner = wornTop(figure, body, top, { tuck: false, under: false, tie: false });
  const sleeve = art.random() < 0.35 ? wornOuter(figure, body, coat) : inner;
  for (const side of [-1, 1]) sleeve?.(side);
  figure.raw(layers(onHead(face.face), onHead(face.front)));
  const scale = 1.62;
  const wall = art.rad(150, 120, 330, [
    [0, light(ground, 0.45), 1],
    [0.6, ground, 1],
    [1, mix(ground, '#8a6a52', 0.2), 1],
  ]);
  return art.svg(
    layers(
      `<rect width="400" height="400" fill="${wall}"/>`,
      `<circle cx="${fmt(200 + art.range(-60, 60))}" cy="215" r="150" fill="${mix(ground, art.pick(TINTS), 0.7)}" opacity=".7"/>`,
      `<g transform="translate(${fmt(200 - x * scale)} ${fmt(178 - y * scale)}) scale(${scale})">${figure}</g>`,
      grain(art, 0.07),
    ),
  );
}
