import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.mjs';
import { readSettings } from './settings.mjs';

describe('readSettings', () => {
  it('when nothing is set, returns the defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      authPort: 9099,
      dataDir: resolve(ROOT, '.data'),
      seedDemo: true,
    });
  });

  it('reads the environment and treats an empty variable as unset', () => {
    const env = { PORT: '4000', AUTH_EMULATOR_PORT: '', DATA_DIR: 'elsewhere', SEED_DEMO: 'off' };
    expect(readSettings(env)).toEqual({
      port: 4000,
      authPort: 9099,
      dataDir: resolve(ROOT, 'elsewhere'),
      seedDemo: false,
    });
  });

  it.each(['0', '65536', '-1', '3e3', '80.5', 'many'])('when PORT is %s, throws', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT must be a whole number from 1 to 65535, not "${PORT}".`,
    );
  });

  it('when both ports are equal, throws', () => {
    expect(() => readSettings({ PORT: '9099' })).toThrow('PORT and AUTH_EMULATOR_PORT are both 9099');
  });

  it('when SEED_DEMO is neither on nor off, throws', () => {
    expect(() => readSettings({ SEED_DEMO: 'yes' })).toThrow('SEED_DEMO must be "on" or "off", not "yes".');
  });
});
