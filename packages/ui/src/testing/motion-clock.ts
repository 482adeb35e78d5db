import {
  frameData,
  hasReducedMotionListener,
  MotionGlobalConfig,
  prefersReducedMotion,
  processFrame,
  visualElementStore,
} from 'framer-motion';
import { animatedPart } from '../landing/Reveal/load-animated-part.ts';

/**
 * Animates `m` components by a clock that only `seekMotion` moves, although the runner emulates reduced
 * motion and skips animations. Use it in `beforeEach` of a story.
 * @returns a function that restores the settings
 */
export async function startMotionClock(): Promise<() => void> {
  await animatedPart.load();
  const { skipAnimations, useManualTiming } = MotionGlobalConfig;
  const reduced = prefersReducedMotion.current;
  const listening = hasReducedMotionListener.current;
  Object.assign(MotionGlobalConfig, { skipAnimations: false, useManualTiming: true });
  hasReducedMotionListener.current = true;
  prefersReducedMotion.current = false;
  // With reduced motion, the style sheet makes each change of a style a short transition.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  processFrame(0);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    Object.assign(MotionGlobalConfig, { skipAnimations, useManualTiming });
    hasReducedMotionListener.current = listening;
    prefersReducedMotion.current = reduced;
  };
}

/** Whether an animation of the element's opacity has been requested and has not ended. */
export function isAnimated(element: Element): boolean {
  return visualElementStore.get(element)?.getValue('opacity')?.isAnimating() ?? false;
}

/**
 * Moves the clock to a time in milliseconds since its start, and renders that frame. The frame before starts
 * the animations that were requested since the last call.
 */
export function seekMotion(milliseconds: number): void {
  processFrame(frameData.timestamp);
  processFrame(milliseconds);
}
