const pause = '*, *::before, *::after { animation-play-state: paused !important; }';

/**
 * Lets the style sheets' animations be there although the runner asks for reduced motion, each standing at its start
 * until `seekMotion` moves it. For `beforeEach` of a story.
 * @returns puts everything back
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

/** The conditions of rules that ask for the wish about motion. */
function motionMedia(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    const own = rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion');
    return [...(own ? [rule.media] : []), ...motionMedia(rule.cssRules)];
  });
}

/** Shows what is animated as it is the given milliseconds after its start, and keeps it there. */
export function seekAnimations(milliseconds: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}
