import type { Art } from '../core/art.ts';
import { type Shadow, shadow } from '../core/trims.ts';

/** Draws one sleeve of a worn garment. */
export type DrawSleeve = (side: number) => void;

/** A figure painted layer by layer; each layer casts a soft shadow on the layers below. */
export class Figure {
  readonly art: Art;
  private readonly painted: string[] = [];
  private readonly silhouettes: string[] = [];

  constructor(art: Art) {
    this.art = art;
  }

  /** Adds a layer with outline `d`. A shadow of strength 0 is omitted. */
  put(d: string, svg: string, { dx = 2, dy = 6, blur = 6, strength = 0.32 }: Shadow = {}): void {
    if (this.silhouettes.length && strength !== 0) {
      const clip = this.art.clipIds(this.silhouettes);
      this.painted.push(shadow(this.art, d, clip, { dx, dy, blur, strength }));
    }
    this.silhouettes.push(this.art.def((id) => `<path id="${id}" d="${d}"/>`));
    this.painted.push(svg);
  }

  /** Adds a detail without a shadow. */
  raw(svg: string): void {
    this.painted.push(svg);
  }

  toString(): string {
    return this.painted.join('');
  }
}
