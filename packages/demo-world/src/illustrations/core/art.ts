import { fmt } from './geometry.ts';
import { hash, random } from './random.ts';

/** A gradient stop: offset (0 to 1), colour and opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** The visible part of an image, in px. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

/**
 * The state of one drawing: its SVG definitions with ids unique to the image, its random number generator and
 * its size in px.
 */
export class Art {
  /** Strength of creases; lower for small images. */
  crease = 1;
  /** Scale of weave textures. */
  weave = 1;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  private readonly uid: string;
  private readonly next: () => number;
  private readonly defs: string[] = [];
  private readonly shared = new Map<string, string>();
  private count = 0;

  constructor(key: string, width: number, height: number) {
    this.key = key;
    this.width = width;
    this.height = height;
    this.uid = `a${hash(key).toString(36)}`;
    this.next = random(key);
  }

  /** Adds an SVG definition and returns its id. */
  def(make: (id: string) => string): string {
    const id = `${this.uid}_${(this.count++).toString(36)}`;
    this.defs.push(make(id));
    return id;
  }

  /** Like `def`, but adds the definition of a name only once. */
  once(name: string, make: (id: string) => string): string {
    const id = this.shared.get(name) ?? this.def(make);
    this.shared.set(name, id);
    return id;
  }

  /** Returns a random number from 0 to below 1. */
  random(): number {
    return this.next();
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }

  range(a: number, b: number): number {
    return a + (b - a) * this.next();
  }

  /** Returns a filter attribute that blurs by `s` px. */
  blur(s: number) {
    const id = this.once(
      `b${s}`,
      (i) =>
        `<filter id="${i}" filterUnits="userSpaceOnUse" x="-200" y="-200" width="${this.width + 400}" height="${this.height + 400}"><feGaussianBlur stdDeviation="${s}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }
  /** Adds a linear gradient and returns it as a fill. */
  lin(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) {
    return `url(#${this.def((i) => `<linearGradient id="${i}" gradientUnits="userSpaceOnUse" x1="${fmt(x1)}" y1="${fmt(y1)}" x2="${fmt(x2)}" y2="${fmt(y2)}">${stopList(stops)}</linearGradient>`)})`;
  }
  /** Adds a radial gradient and returns it as a fill. */
  rad(cx: number, cy: number, r: number, stops: readonly Stop[]) {
    return `url(#${this.def((i) => `<radialGradient id="${i}" gradientUnits="userSpaceOnUse" cx="${fmt(cx)}" cy="${fmt(cy)}" r="${fmt(r)}">${stopList(stops)}</radialGradient>`)})`;
  }
  /** Returns a clip attribute for outlines. */
  clip(...ds: string[]) {
    return `clip-path="url(#${this.def((i) => `<clipPath id="${i}">${ds.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`)})"`;
  }
  /** Returns a clip attribute for outlines that are already defined. */
  clipIds(ids: readonly string[]) {
    return `clip-path="url(#${this.def((i) => `<clipPath id="${i}">${ids.map((d) => `<use href="#${d}"/>`).join('')}</clipPath>`)})"`;
  }
  /** Returns the id of a filter that renders an outline as creases with soft light. */
  crumple(fx: number, fy: number, scale: number, soft = 5) {
    const seed = Math.floor(this.next() * 900) + 1;
    return this.def(
      (i) =>
        `<filter id="${i}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${scale}" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="230" elevation="55"/></feDiffuseLighting><feGaussianBlur stdDeviation="${soft}"/><feComponentTransfer><feFuncR type="linear" slope="1.7" intercept="-0.89"/><feFuncG type="linear" slope="1.7" intercept="-0.89"/><feFuncB type="linear" slope="1.7" intercept="-0.89"/></feComponentTransfer><feComposite in2="SourceAlpha" operator="in"/></filter>`,
    );
  }
  /** Returns the SVG document, cropped to `frame`. */
  svg(body: string, frame: Frame = [0, 0, this.width, this.height]): string {
    const [, , width, height] = frame;
    const shown = { width: this.width, height: Math.round((this.width * height) / width) };
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" width="${shown.width}" height="${shown.height}"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(([at, color, a = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${a}"/>`)
    .join('');
