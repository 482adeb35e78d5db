const storybooksPause = '*, *:before, *:after';

/**
 * Resumes animations that Storybook paused for a capture. It resumes them itself, except after a finding, and
 * then every following story would stay without motion.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith(storybooksPause)) style.remove();
  }
}
