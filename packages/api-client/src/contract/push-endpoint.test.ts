import { pushEndpointMaxLength } from '@aura/domain/limits/notification-delivery';
import { expect, it } from 'vitest';
import { readPushEndpoint } from './push-endpoint.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/c1:APA91', 'https://fcm.googleapis.com/fcm/send/c1:APA91'],
  [
    'https://UPDATES.push.services.mozilla.com:443/wpush/v2/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
  ],
  ['https://web.push.apple.com/QJ?a=b', 'https://web.push.apple.com/QJ?a=b'],
])('the address %s of a push service is accepted', (text, endpoint) => {
  expect(readPushEndpoint(text, 'aura.example')).toBe(endpoint);
});

it.each([
  ['no address', 'push'],
  ['another protocol', 'http://push.example.com/x'],
  ['a file', 'file:///etc/passwd'],
  ['another port', 'https://push.example.com:8443/x'],
  ['a password', 'https://a:b@push.example.com/x'],
  ['this machine', 'https://localhost/x'],
  ['this machine with a dot', 'https://localhost./x'],
  ['a name below localhost', 'https://a.localhost/x'],
  ['a name without a dot', 'https://database/x'],
  ['a name of a private network', 'https://printer.local/x'],
  ['a name of a cloud', 'https://metadata.google.internal/x'],
  ['a loopback address', 'https://127.0.0.1/x'],
  ['a public address', 'https://93.184.216.34/x'],
  ['an address as one number', 'https://2130706433/x'],
  ['an address in hexadecimal', 'https://0x7f.1/x'],
  ['an IPv6 address', 'https://[::1]/x'],
  ['a mapped address', 'https://[::ffff:10.0.0.1]/x'],
  ['the site itself', 'https://aura.example/api/aura/addPost'],
  ['the site itself with a dot', 'https://aura.example./x'],
  ['too long an address', `https://push.example.com/${'x'.repeat(pushEndpointMaxLength)}`],
])('%s is refused', (_, text) => {
  expect(readPushEndpoint(text, 'aura.example')).toBeNull();
});
