import { settingsCopy } from '@aura/domain/copy/settings';
import { settingsMessageDurationMs } from '@aura/domain/limits/settings';
import { useToast } from '@aura/ui/primitives/Toast';
import { usePlatform } from '../platform/platform.tsx';

/** Returns a function that signs the user out. It says when that fails, and resolves to whether it has succeeded. */
export function useEndSession(): () => Promise<boolean> {
  const { identity } = usePlatform();
  const { show } = useToast();
  return async () => {
    try {
      await identity.signOut();
      return true;
    } catch {
      show({ tone: 'alert', text: settingsCopy.signOutFailed, durationMs: settingsMessageDurationMs });
      return false;
    }
  };
}
