/** Shows push messages and opens the app when one is pressed. */

declare const self: ServiceWorkerGlobalScope;

/** Returns an address of this site; of its notifications when the message has none or another site's. */
export function addressOf(path: unknown): string {
  const fallback = new URL('/notifications', self.location.origin);
  if (typeof path !== 'string' || !URL.canParse(path, self.location.origin)) return fallback.href;
  const address = new URL(path, self.location.origin);
  return address.origin === self.location.origin ? address.href : fallback.href;
}

function readMessage(data: PushMessageData | null): Record<string, unknown> {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Shows a message. Browsers end a subscription whose messages show nothing, so that an unreadable one is shown too. */
export function showMessage(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readMessage(data);
  return self.registration.showNotification(textOf(title, 'Aura'), {
    body: textOf(body, ''),
    icon: '/icons/icon-192.png',
    // A later message about the same replaces this one.
    ...(typeof tag === 'string' && { tag }),
    data: { address: addressOf(path) },
  });
}

/** Focuses the page that already shows the address; others may have something typed, so that a new one is opened. */
export async function openPage(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : self.clients.openWindow(address));
}
