const storybooksPause = '*, *:before, *:after';

/**
 * Lets animations go on that Storybook stopped to look at a story. It does so by itself unless it finds something
 * wrong with the story, and would then leave every story after that one without motion.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith(storybooksPause)) style.remove();
  }
}
