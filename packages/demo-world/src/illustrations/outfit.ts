import { Art, type Frame } from './core/art.ts';
import { fmt, layers } from './core/geometry.ts';
import { random } from './core/random.ts';
import { BACKS, studio } from './figure/backdrop.ts';
import { type BodyLines, makeBody, POSE_NAMES, type PoseName } from './figure/body.ts';
import { head, type Person } from './figure/head.ts';
import { armSkin, hand, legSkin, torsoSkin } from './figure/skin.ts';
import { grain } from './flat/paper.ts';
import {
  BOTTOMS,
  type BottomShape,
  DRESSES,
  type DressShape,
  OUTER,
  type OuterShape,
  type Piece,
  SHOES,
  type ShoeShape,
  TOPS,
  type TopShape,
  type Worn,
  type WornShape,
  wornShape,
} from './shapes.ts';
import { type Carry, wornBag } from './worn/bags.ts';
import { wornDress } from './worn/dresses.ts';
import { type DrawSleeve, Figure } from './worn/figure.ts';
import { glassesOnHead, hatOnHead } from './worn/head-wear.ts';
import { wornNecklace, wornScarf, wornTie } from './worn/neck-wear.ts';
import { wornOuter } from './worn/outer.ts';
import { outerBack } from './worn/outer-cuts.ts';
import { wornShoe } from './worn/shoes.ts';
import { wornSkirt } from './worn/skirts.ts';
import { wornTop } from './worn/tops.ts';
import { wornTrousers } from './worn/trousers.ts';
import { wornBelt } from './worn/waist.ts';

interface OutfitOptions {
  readonly seed: string;
  readonly person: Person;
  readonly pieces: readonly Piece[];
  /** Colour of the wall; derived from the seed when omitted. */
  readonly background?: string;
  readonly framing?: Framing | Frame;
}

/** Visible part of the figure: head to toe, head to knees, or a square from head to hips. */
export type Framing = 'full' | 'half' | 'square';

const FRAMES: Readonly<Record<Framing, Frame>> = {
  full: [0, 0, 900, 1200],
  half: [150, 34, 600, 800],
  square: [165, 34, 570, 570],
};

/** The worn pieces of a figure by layer. */
interface Wardrobe {
  readonly top: Worn<TopShape> | null;
  readonly bottom: Worn<BottomShape> | null;
  readonly dress: Worn<DressShape> | null;
  readonly outer: Worn<OuterShape> | null;
  readonly shoes: Worn<ShoeShape>;
  /** Finds the accessory of a shape. */
  readonly extra: (shapeName: WornShape) => Worn | null;
}

const BASIC_TOP: Worn<TopShape> = {
  shape: 'tee',
  subcategory: 'T-Shirts',
  color: '#efe9de',
  pattern: 'plain',
};
const BASIC_BOTTOM: Worn<BottomShape> = {
  shape: 'trousers',
  subcategory: 'Pants',
  color: '#3a3634',
  pattern: 'plain',
};
const BASIC_SHOES: Worn<ShoeShape> = {
  shape: 'loafers',
  subcategory: 'Loafers',
  color: '#2c2522',
  pattern: 'plain',
};

/**
 * Draws a dressed figure on a background, 900 x 1200 px or with the aspect ratio of the framing, as SVG.
 * Equal options give equal images.
 */
export function outfit({ seed, person, pieces, background, framing = 'full' }: OutfitOptions): string {
  const art = new Art(`o${seed}${JSON.stringify([person, pieces, background])}`, 900, 1200);
  art.weave = 0.55;
  const chance = random(`p${seed}`);
  const worn = sortPieces(pieces);
  const bag = worn.extra('bag');
  const pose = person.pose ?? choosePose(worn, bag !== null, chance);
  const body = makeBody(person.build, pose);
  const figure = new Figure(art);
  const [x, y, tilt] = body.head;
  const turn = tilt >= 0 ? 3.5 : -3.5;
  const face = head(art, person, turn);
  const onHead = (svg: string) => `<g transform="translate(${fmt(x)} ${y}) rotate(${fmt(tilt)})">${svg}</g>`;
  const tuck = isTucked(worn, chance);

  figure.raw(floorShadow(art, body));
  figure.raw(onHead(face.back));
  if (worn.outer) outerBack(figure, body, worn.outer);
  for (const side of [-1, 1]) figure.raw(legSkin(art, body, side, person.skin));
  const sleeve = drawClothes(figure, body, person, worn, tuck);
  const carry = carried(body, chance);
  if (bag && carry.how !== 'hand') wornBag(figure, body, bag, carry.side, carry.how);
  for (const side of [-1, 1]) {
    figure.raw(armSkin(art, body, side, person.skin, sleeve !== null));
    figure.raw(hand(art, body, side, person.skin));
    const watch = worn.extra('watch');
    if (watch && side > 0 && !coversArms(worn.outer)) figure.raw(wornWatch(body, watch.color));
    sleeve?.(side);
    if (bag && carry.how === 'hand' && carry.side === side) {
      wornBag(figure, body, bag, side, 'hand');
      figure.raw(hand(art, body, side, person.skin));
      sleeve?.(side);
    }
  }
  const scarf = worn.extra('scarf');
  if (scarf) wornScarf(figure, body, scarf);
  const sunglasses = worn.extra('sunglasses');
  const hat = worn.extra('hat');
  figure.raw(
    layers(
      onHead(face.face),
      sunglasses ? onHead(glassesOnHead(sunglasses, turn)) : '',
      onHead(face.front),
      hat ? onHead(hatOnHead(art, hat)) : '',
    ),
  );
  return art.svg(
    layers(
      studio(art, background ?? art.pick(BACKS)),
      `<g transform="translate(450 1106) scale(1.05) translate(-450 -1106)">${figure}</g>`,
      grain(art, 0.07),
    ),
    typeof framing === 'string' ? FRAMES[framing] : framing,
  );
}

function sortPieces(pieces: readonly Piece[]): Wardrobe {
  const worn = pieces.flatMap((piece): Worn[] => {
    const shapeName = wornShape(piece.subcategory);
    return shapeName ? [{ ...piece, shape: shapeName }] : [];
  });
  const find = <Shape extends WornShape>(shapes: readonly Shape[]) =>
    worn.find((piece): piece is Worn<Shape> => shapes.some((name) => name === piece.shape)) ?? null;
  const dress = find(DRESSES);
  return {
    dress,
    top: find(TOPS) ?? (dress ? null : BASIC_TOP),
    bottom: dress ? null : (find(BOTTOMS) ?? BASIC_BOTTOM),
    outer: find(OUTER),
    shoes: find(SHOES) ?? BASIC_SHOES,
    extra: (shapeName) => find([shapeName]),
  };
}

const coversArms = (outer: Worn<OuterShape> | null) => outer !== null && outer.shape !== 'vest';

function choosePose({ dress, outer }: Wardrobe, bag: boolean, chance: () => number): PoseName {
  const poses = POSE_NAMES.filter((name) => {
    if (dress && name.startsWith('pocket')) return false;
    if (name === 'lapel') return coversArms(outer);
    return !(bag && name === 'hip');
  });
  return poses[Math.floor(chance() * poses.length)] ?? 'still';
}

const TUCKED: readonly WornShape[] = ['trousers', 'chinos', 'capris', 'jeans', 'shorts'];

function isTucked({ top, bottom, outer }: Wardrobe, chance: () => number): boolean {
  if (!bottom || !top) return false;
  if (bottom.shape === 'skirt') return true;
  if (!TUCKED.includes(bottom.shape) || top.shape === 'hoodie') return false;
  return chance() < (coversArms(outer) ? 0.75 : 0.55);
}

function floorShadow(art: Art, body: BodyLines): string {
  const x = (body.leg(-1).ankle[0] + body.leg(1).ankle[0]) / 2;
  return layers(
    `<ellipse cx="${fmt(x + 74)}" cy="1108" rx="215" ry="22" fill="#2a1a18" opacity=".2" ${art.blur(16)}/>`,
    `<ellipse cx="${fmt(x + 6)}" cy="1108" rx="104" ry="11" fill="#2a1a18" opacity=".42" ${art.blur(7)}/>`,
  );
}

/** Draws the clothes from the shoes up and returns the sleeves of the outermost layer. */
function drawClothes(
  figure: Figure,
  body: BodyLines,
  person: Person,
  { top, bottom, dress, outer, shoes, extra }: Wardrobe,
  tuck: boolean,
): DrawSleeve | null {
  const drawShoes = () => {
    for (const side of [-1, 1]) wornShoe(figure, body, side, shoes, person.skin);
  };
  const overLeggings = shoes.shape === 'boots' && bottom?.shape === 'leggings';
  const drawBottom = () => {
    if (!bottom) return;
    if (bottom.shape === 'skirt') wornSkirt(figure, body, bottom);
    else wornTrousers(figure, body, { ...bottom, shape: bottom.shape });
    if (overLeggings) drawShoes();
  };
  if (!overLeggings) drawShoes();
  figure.raw(torsoSkin(figure.art, body, person.skin));
  if (!tuck) drawBottom();
  const tie = extra('tie');
  const belt = extra('belt');
  const necklace = extra('necklace');
  const under = coversArms(outer);
  const wear = { tuck, under, tie: tie !== null };
  const sleeve = dress ? wornDress(figure, body, dress) : top && wornTop(figure, body, top, wear);
  if (tuck) drawBottom();
  if (belt && tuck) wornBelt(figure, body, belt);
  if (tie) wornTie(figure, body, tie);
  if (necklace) wornNecklace(figure, body, necklace);
  if (!outer) return sleeve;
  return wornOuter(figure, body, outer) ?? sleeve;
}

/** Chooses how a bag is carried, depending on the pose. */
function carried({ pose }: BodyLines, chance: () => number): { side: number; how: Carry } {
  const free = pose.pocket ? -pose.pocket : pose.bent ? -1 : chance() < 0.5 ? -1 : 1;
  const ways = ['hand', 'cross', 'shoulder'] as const;
  return { side: free, how: ways[Math.floor(chance() * ways.length)] ?? 'hand' };
}

function wornWatch(body: BodyLines, strap: string): string {
  const [, , wrist] = body.arm(1);
  return `<g transform="translate(${fmt(wrist[0])} ${fmt(wrist[1] - 8)})"><rect x="-12" y="-6" width="24" height="12" rx="4" fill="${strap}"/><circle r="8" fill="#d8c08a"/><circle r="6" fill="#fbf8f0"/></g>`;
}
