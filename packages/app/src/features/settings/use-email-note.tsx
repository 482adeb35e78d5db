import type { DeliveryOptions } from '@aura/api-client/endpoints/notification-delivery';
import { deliverySettingsCopy } from '@aura/domain/copy/notification-delivery';
import { Button } from '@aura/ui/primitives/Button';
import type { SwitchNote } from '@aura/ui/settings/NotificationsSection';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../platform/platform.tsx';

/**
 * What the email switch says when emails cannot arrive, with the way out.
 * @param options undefined until they have loaded
 * @param readAgain reads the options with a new token; must not change between renders
 */
export function useEmailNote(
  options: DeliveryOptions['email'] | undefined,
  readAgain: () => unknown,
): SwitchNote | undefined {
  const { identity } = usePlatform();
  const [result, setResult] = useState<'sending' | 'sent' | 'failed' | null>(null);
  const isUnverified = options?.available === true && !options.verified;

  // The token may be older than the verification, whose link opens in another tab or on another device.
  useEffect(() => {
    if (!isUnverified) return;
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      void identity.getToken({ force: true }).then(readAgain, () => undefined);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isUnverified, identity, readAgain]);

  if (options === undefined) return undefined;
  if (!options.available) return { text: deliverySettingsCopy.emailUnavailable, isDisabled: true };
  if (options.verified) return options.refused ? { text: deliverySettingsCopy.emailRefused } : undefined;

  async function send() {
    setResult('sending');
    setResult(
      await identity.sendEmailVerification().then(
        () => 'sent',
        () => 'failed',
      ),
    );
  }
  const answers = {
    sent: deliverySettingsCopy.verificationSent,
    failed: deliverySettingsCopy.verificationFailed,
  };
  return {
    text: deliverySettingsCopy.emailUnverified,
    action: (
      <>
        {result !== 'sent' && (
          <Button variant="outline" size="sm" busy={result === 'sending'} onClick={() => void send()}>
            {deliverySettingsCopy.sendVerification}
          </Button>
        )}
        <p role="status" className="text-14 text-muted">
          {result === 'sent' || result === 'failed' ? answers[result] : ''}
        </p>
      </>
    ),
  };
}
