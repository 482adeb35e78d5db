const pause = '*, *::before, *::after { animation-play-state: paused !important; }';

/**
 * Enables CSS animations although the runner emulates reduced motion, and pauses each at its start until
 * `seekAnimations` is called. Use it in `beforeEach` of a story.
 * @returns a function that restores the style sheets
 */
export function pauseAnimations(): () => void {
  const media = [...document.styleSheets].flatMap((sheet) => motionMedia(sheet.cssRules));
  const before = media.map((list) => list.mediaText);
  for (const list of media) list.mediaText = list.mediaText.includes('no-preference') ? 'all' : 'not all';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pause);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const [index, list] of media.entries()) list.mediaText = before[index] ?? 'all';
  };
}

/** The media conditions of rules for `prefers-reduced-motion`. */
function motionMedia(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    const own = rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion');
    return [...(own ? [rule.media] : []), ...motionMedia(rule.cssRules)];
  });
}

/** Pauses all animations the given number of milliseconds after their start. */
export function seekAnimations(milliseconds: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}
