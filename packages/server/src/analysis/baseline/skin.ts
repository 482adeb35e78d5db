import { chroma, hue, type Lab, shadeDistance } from './lab.ts';

/** How far from the face's tone the same person's skin may look elsewhere, in CIELAB units. */
const toneReach = 16;

/** Whether a colour may be anyone's skin. Camel, tan and wood may look alike: never decide by this alone. */
export function isSkinLike(color: Lab): boolean {
  const strength = chroma(color);
  const angle = hue(color);
  return color[0] > 18 && color[0] < 93 && strength > 12 && strength < 50 && angle > 15 && angle < 72;
}

/**
 * Whether a colour may be this person's skin.
 * @param tone the skin seen in the face; null when none was
 */
export function isSkinOf(color: Lab, tone: Lab | null): boolean {
  return tone !== null && isSkinLike(color) && shadeDistance(color, tone) < toneReach;
}
