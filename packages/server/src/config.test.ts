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
    ['POLICY_BASE_URL', { POLICY_BASE_URL: 'aura' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example,b' }],
    ['SIGNING_SECRET', { SIGNING_SECRET: 'short' }],
    ['SIGNING_SECRET', { SIGNING_SECRET: ' '.repeat(40) }],
    ['SIGNING_SECRET', { SIGNING_SECRET: `${'x'.repeat(31)}   ` }],
    ['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing', { S3_BUCKET: 'pictures' }],
    ['S3_BUCKET: missing', { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['S3_BUCKET, .*: missing', { S3_ENDPOINT: 'https://s3.example' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' }],
    [
      'FIREBASE_AUTH_EMULATOR_HOST',
      { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    ],
  ])('throws an error that names it: %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}`));
  });
});
