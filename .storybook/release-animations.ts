const storybooksPause = '*, *:before, *:after';

/**
 * Resumes animations that Storybook paused for a capture. Storybook resumes them itself, except after a
 * finding, and then all following stories would not be animated.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith(storybooksPause)) style.remove();
  }
}
