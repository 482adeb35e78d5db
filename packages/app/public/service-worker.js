/**
 * The service worker of the app: shows push messages and opens the app when one is pressed. It is registered when a
 * person switches push notifications on, and handles no requests.
 */

/** @returns an address of this site; of its notifications when the message has none or another site's */
function addressOf(path) {
  const fallback = new URL('/notifications', self.location.origin);
  if (typeof path !== 'string' || !URL.canParse(path, self.location.origin)) return fallback.href;
  const address = new URL(path, self.location.origin);
  return address.origin === self.location.origin ? address.href : fallback.href;
}

function readMessage(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

const textOf = (value, fallback) => (typeof value === 'string' && value !== '' ? value : fallback);

/** Browsers end a subscription whose messages show nothing, so that one that cannot be read is shown too. */
function show(data) {
  const { title, body, path, tag } = readMessage(data);
  return self.registration.showNotification(textOf(title, 'Aura'), {
    body: textOf(body, ''),
    icon: '/icon.svg',
    // A later message about the same replaces this one.
    ...(typeof tag === 'string' && { tag }),
    data: { address: addressOf(path) },
  });
}

/** Focuses the page that already shows the address; others may have something typed, so that a new one is opened. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : self.clients.openWindow(address);
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data?.address)));
});
