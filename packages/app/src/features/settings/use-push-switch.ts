import {
  useAddPushSubscriptionMutation,
  useRemovePushSubscriptionMutation,
} from '@aura/api-client/endpoints/notification-delivery';
import { deliverySettingsCopy } from '@aura/domain/copy/notification-delivery';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../platform/platform.tsx';
import type { PushDevice, PushState } from '../../platform/push/push-device.ts';

interface PushSwitch {
  /** `loading` until the state of this browser is known; `failed` when it cannot be read. */
  readonly state: PushState | 'loading' | 'failed';
  /** Whether this browser receives push messages, or will after saving. */
  readonly isOn: boolean;
  /** What the switch says instead of its explanation. */
  readonly note: string | undefined;
  /** What has happened after a press. */
  readonly announcement: string;
  /** The new value of the setting; null when the user has not changed it. */
  readonly change: boolean | null;
  /** Switches it, and asks for the permission when it is switched on. */
  toggle(on: boolean): Promise<void>;
  /**
   * Subscribes or unsubscribes this browser as chosen.
   * @returns false when that failed
   */
  save(): Promise<boolean>;
}

const notes: Readonly<Record<PushSwitch['state'], string | undefined>> = {
  loading: undefined,
  failed: deliverySettingsCopy.unknown,
  unsupported: deliverySettingsCopy.pushUnsupported,
  blocked: deliverySettingsCopy.pushBlocked,
  off: deliverySettingsCopy.pushOff,
  on: undefined,
};

/**
 * The push switch of this browser (docs/product.md section 2, Profiles, settings, policies). The setting is stored for
 * all browsers of the user, but each one receives messages only after the permission was given in it.
 * @param serverKey undefined until it has loaded
 * @param isSwitchedOn the stored setting
 */
export function usePushSwitch(serverKey: string | undefined, isSwitchedOn: boolean): PushSwitch {
  const { loadPush } = usePlatform();
  const [add] = useAddPushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  const [device, setDevice] = useState<PushDevice | null>(null);
  const [state, setState] = useState<PushSwitch['state']>('loading');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (serverKey === undefined) return;
    const load = async () => {
      const loaded = await loadPush();
      setDevice(loaded);
      setState(await loaded.readState(serverKey));
    };
    void load().catch(() => setState('failed'));
  }, [loadPush, serverKey]);

  const isOnHere = isSwitchedOn && state === 'on';
  const change = chosen === isOnHere ? null : chosen;

  // The browser may have replaced its subscription since the server received it.
  useEffect(() => {
    if (!isOnHere || device === null || serverKey === undefined) return;
    void device.subscribe(serverKey).then(add, () => undefined);
  }, [isOnHere, device, serverKey, add]);

  async function toggle(on: boolean) {
    setAnnouncement('');
    if (!on || device === null) return setChosen(on);
    const permission = await device.requestPermission();
    if (permission === 'granted') {
      setState((before) => (before === 'blocked' ? 'off' : before));
      return setChosen(true);
    }
    const isBlocked = permission === 'denied';
    setState(isBlocked ? 'blocked' : 'off');
    setChosen(null);
    setAnnouncement(isBlocked ? deliverySettingsCopy.pushBlocked : deliverySettingsCopy.pushDismissed);
  }

  async function apply(on: boolean, pushDevice: PushDevice, key: string) {
    if (on) {
      const { error } = await add(await pushDevice.subscribe(key));
      if (error) throw new Error(error.message);
      return setState('on');
    }
    const endpoint = await pushDevice.unsubscribe();
    if (endpoint !== null) await remove(endpoint);
    setState('off');
  }

  async function save() {
    if (change === null || device === null || serverKey === undefined) return true;
    try {
      await apply(change, device, serverKey);
      return true;
    } catch {
      return false;
    } finally {
      // A press while it was saved is not saved yet.
      setChosen((current) => (current === change ? null : current));
    }
  }

  const isOn = change ?? isOnHere;
  const isDismissed = announcement === deliverySettingsCopy.pushDismissed;
  const note = isDismissed ? announcement : notes[state];
  return { state, isOn, note: isOn ? undefined : note, announcement, change, toggle, save };
}
