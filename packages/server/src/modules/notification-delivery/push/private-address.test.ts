import { expect, it } from 'vitest';
import { isPublicAddress } from './private-address.ts';

it.each(['8.8.8.8', '142.250.1.1', '172.15.0.1', '172.32.0.1', '2a00:1450:4001:82a::200a', '2620:0:1c00::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  '3fff::1',
  'localhost',
  '',
  '10.1',
])('"%s" is not public', (address) => expect(isPublicAddress(address)).toBe(false));
