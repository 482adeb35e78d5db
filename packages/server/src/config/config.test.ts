import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('when no variable is set, readConfig uses the defaults and localhost only', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, s3: null, seedDir: null });
  expect(config.firebase).toMatchObject({ projectId: 'demo-aura', emulatorHost: null });
});

it('readConfig treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SEED_DIR: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    seedDir: null,
  });
});

describe('when a setting is invalid, readConfig', () => {
  it.each([
    ['PORT', { PORT: 'many' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_CONNECTIONS', { DATABASE_CONNECTIONS: '1' }],
    ['MIGRATE', { DATABASE_URL: 'postgresql://db/aura', MIGRATE: 'later' }],
    ['MIGRATE: off needs DATABASE_URL', { MIGRATE: 'off' }],
    [
      'DATABASE_REPLICA_URL',
      { DATABASE_URL: 'postgresql://db/aura', DATABASE_REPLICA_URL: 'http://replica' },
    ],
    [
      'DATABASE_REPLICA_URL: needs DATABASE_URL, the server that it is a replica of',
      { DATABASE_REPLICA_URL: 'postgresql://replica/aura' },
    ],
    ['VALKEY_URL', { DATABASE_URL: 'postgresql://db/aura', VALKEY_URL: 'http://cache' }],
    ['VALKEY_URL: needs DATABASE_URL', { VALKEY_URL: 'redis://cache' }],
    ['POLICY_BASE_URL', { POLICY_BASE_URL: 'aura' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'aura.example' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example,b' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'localhost:5173' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'aura.example:443' }],
    ['SIGNING_SECRET', { SIGNING_SECRET: 'short' }],
    ['SIGNING_SECRET', { SIGNING_SECRET: ' '.repeat(40) }],
    ['SIGNING_SECRET', { SIGNING_SECRET: `${'x'.repeat(31)}   ` }],
    ['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing', { S3_BUCKET: 'pictures' }],
    ['S3_BUCKET: missing', { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['S3_BUCKET, .*: missing', { S3_ENDPOINT: 'https://s3.example' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
    ['PUSH_PRIVATE_KEY', { PUSH_PRIVATE_KEY: 'short' }],
    ['PUSH_PRIVATE_KEY', { PUSH_PRIVATE_KEY: 'A'.repeat(43) }],
    ['PUSH_CONTACT', { PUSH_CONTACT: 'ops@aura.example' }],
    ['PUSH_LOCAL: must not be set in production', { PUSH_LOCAL: 'allow', HOST: '0.0.0.0' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example', PUBLIC_URL: 'https://aura.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:p@ss:word@', PUBLIC_URL: 'https://aura.example' }],
    ['PUBLIC_URL: missing', { SMTP_URL: 'smtp://mail.example' }],
    ['EMAIL_FROM', { EMAIL_FROM: 'Aura' }],
    ['EMAIL_FROM', { EMAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }],
    ['IMAGE_BASE_URL', { IMAGE_BASE_URL: 'images.example' }],
    ['IMAGE_BASE_URL: must end with a path', { IMAGE_BASE_URL: 'https://images.example/?a=b' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' }],
    ['AUTH_EMULATOR', { AUTH_EMULATOR: 'true' }],
  ])('throws an error that names it: %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}`));
  });
});

describe('the emulator is accepted by a server that', () => {
  const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
  const refused = (reason: string) => new RegExp(`^FIREBASE_AUTH_EMULATOR_HOST must not be set ${reason}`);
  const project = { FIREBASE_PROJECT_ID: 'aura-live', FIREBASE_API_KEY: 'key' };

  it.each([
    ['', '127.0.0.1'],
    ['development', 'localhost'],
    ['test', '::1'],
    ['staging', '127.0.0.2'],
  ])('has NODE_ENV "%s" and HOST %s, with AUTH_EMULATOR=allow only', (NODE_ENV, HOST) => {
    const env = { NODE_ENV, HOST, FIREBASE_AUTH_EMULATOR_HOST };
    const { firebase } = readConfig({ ...env, AUTH_EMULATOR: 'allow' });
    expect(firebase.emulatorHost).toBe(FIREBASE_AUTH_EMULATOR_HOST);
    expect(() => readConfig(env)).toThrow(refused('without AUTH_EMULATOR=allow'));
  });

  it.each(['', 'development', 'test', 'Production', 'prod'])(
    'with NODE_ENV "%s" does not listen beyond loopback',
    (NODE_ENV) => {
      for (const HOST of ['0.0.0.0', '::', '192.168.1.2', 'aura.example', '127.evil.example']) {
        const env = { NODE_ENV, HOST, FIREBASE_AUTH_EMULATOR_HOST, AUTH_EMULATOR: 'allow' };
        expect(() => readConfig(env)).toThrow(refused(`with HOST ${HOST}`));
      }
    },
  );

  it('is not in production', () => {
    const env = { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST, AUTH_EMULATOR: 'allow', ...project };
    expect(() => readConfig(env)).toThrow(refused('in production'));
  });
});

describe('a production server', () => {
  it.each([
    ['FIREBASE_PROJECT_ID', {}],
    ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: 'demo-aura', FIREBASE_API_KEY: 'key' }],
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'aura-live' }],
  ])('does not start without a Firebase project: %s', (name, environment) => {
    expect(() => readConfig({ NODE_ENV: 'production', ...environment })).toThrow(new RegExp(`^${name}: `));
  });

  it('does not load images without TLS', () => {
    const project = { FIREBASE_PROJECT_ID: 'aura-live', FIREBASE_API_KEY: 'key' };
    const env = { NODE_ENV: 'production', IMAGE_BASE_URL: 'http://images.example', ...project };
    expect(() => readConfig(env)).toThrow(/^IMAGE_BASE_URL: must start with https/);
  });

  it('starts with one', () => {
    const env = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'aura-live', FIREBASE_API_KEY: 'key' };
    expect(readConfig(env).firebase).toMatchObject({ projectId: 'aura-live', emulatorHost: null });
  });
});

it.each([
  ['127.0.0.1', '0', 0],
  ['localhost', '0', 0],
  ['0.0.0.0', '1', 0],
  ['0.0.0.0', '0', 1],
  ['192.168.1.2', '0', 1],
])('with HOST %s and %s trusted proxies, there are %i warnings', (HOST, TRUSTED_PROXIES, count) => {
  expect(readConfig({ HOST, TRUSTED_PROXIES }).warnings).toHaveLength(count);
});

it('push and email use the address of the site when nothing else is set', () => {
  const PUBLIC_URL = 'https://aura.example/path';
  const config = readConfig({ PUBLIC_URL, SMTP_URL: 'smtps://user:secret@mail.example:465' });
  expect(config.push).toEqual({ privateKey: null, contact: 'https://aura.example', allowsLocal: false });
  expect(config.email?.from).toBe('Aura <notifications@aura.example>');
  const settings = { PUSH_CONTACT: 'mailto:ops@aura.example', EMAIL_FROM: 'Aura <hello@aura.example>' };
  const own = readConfig({ PUBLIC_URL, SMTP_URL: 'smtp://mail.example', ...settings });
  expect(own.push.contact).toBe('mailto:ops@aura.example');
  expect(own.email?.from).toBe('Aura <hello@aura.example>');
  expect(readConfig({ PUBLIC_URL: 'http://aura.example' })).toMatchObject({
    push: { contact: null },
    email: null,
  });
});

it('images have AVIF copies unless AVIF is off', () => {
  expect([readConfig({}).makesAvif, readConfig({ AVIF: 'off' }).makesAvif]).toEqual([true, false]);
  expect(() => readConfig({ AVIF: 'maybe' })).toThrow(/^AVIF: /);
});
