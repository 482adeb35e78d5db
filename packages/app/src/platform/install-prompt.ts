import { createListeners } from '@aura/ui/foundations/listeners';

/** The event by which a browser offers to install the app; only browsers based on Chromium have it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPromptEvent | null = null;
const listeners = createListeners();

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** The browser's offer to install the app, which may come before the page that shows it has loaded. */
export const installPrompt = {
  /**
   * Takes the place of the browser's own hint.
   * @returns a function that stops it and forgets the offer
   */
  watch(): () => void {
    const onOffer = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      offered = event;
      listeners.notify();
    };
    window.addEventListener('beforeinstallprompt', onOffer);
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer);
      offered = null;
    };
  },
  current: () => offered,
  subscribe: listeners.subscribe,
};
