import { toApiError } from '@aura/api-client/errors';
import { composerCopy } from '@aura/domain/copy/composer';

/** The message for a photo that was not analyzed; above the rate limit and offline it says when to try again. */
export function analysisErrorText(error: unknown): string {
  const { code, message } = toApiError(error);
  if (code === 'RATE_LIMITED' && message !== '') return message;
  return navigator.onLine ? composerCopy.analysisFailed : composerCopy.analysisOffline;
}
