import { composerCopy } from '@aura/domain/copy/composer';
import { refusalText } from './refusal-text.ts';

/** The message for a photo that was not analyzed; above the rate limit and offline it says when to try again. */
export function analysisErrorText(error: unknown): string {
  const general = navigator.onLine ? composerCopy.analysisFailed : composerCopy.analysisOffline;
  return refusalText(error, ['RATE_LIMITED'], general);
}
