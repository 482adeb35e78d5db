import type { Art } from '../core/art.ts';
import { light, luminance, mix } from '../core/color.ts';
import { hash } from '../core/random.ts';

const PAPERS: [string, ...string[]] = ['#f5efe5', '#f2ebe1', '#efece4', '#f4ece4', '#edeae2', '#f1eadd'];

/** Draws the lit background of a garment. */
export function paper(art: Art, color: string) {
  let b = art.pick(PAPERS);
  if (luminance(color) > 0.82) b = mix(b, '#c8b49a', 0.5); // Pale clothes need a darker background.
  const g = art.rad(270, 240, 1150, [
    [0, light(b, 0.65), 1],
    [0.55, b, 1],
    [1, mix(b, '#8a6f58', 0.2), 1],
  ]);
  const beam = art.lin(0, 0, 900, 820, [
    [0, '#fffdf8', 0.5],
    [0.42, '#fffdf8', 0.1],
    [0.6, '#fffdf8', 0],
    [1, '#6b5140', 0.1],
  ]);
  return `<rect width="900" height="1100" fill="${g}"/><rect width="900" height="1100" fill="${beam}"/>`;
}

/** Draws film grain over the whole image. */
export function grain(art: Art, strength: number) {
  const id = art.def(
    (i) =>
      `<filter id="${i}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="${hash(art.key) % 97}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.6 0 0 0 -.55"/></filter>`,
  );
  return `<rect width="${art.width}" height="${art.height}" filter="url(#${id})" opacity="${strength}" style="mix-blend-mode:soft-light"/>`;
}
