import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { certificatesUrl } from '../identity/provider-keys.ts';
import { hasServer } from '../start/data-folder.ts';
import { openSharedStorage } from '../storage/storage.ts';
import { clockFinding, error, type Finding, ok, reasonOf, warn } from './finding.ts';

const timeoutMs = 8_000;
const probeFolder = 'doctor';

/** Writes, reads and deletes an object of its own. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  if (!config.s3 && !existsSync(config.dataDir)) return [];
  const where = config.s3 ? `S3_BUCKET: ${config.s3.bucket}` : `storage: ${config.dataDir}`;
  const steps: string[] = [];
  try {
    const storage = await openSharedStorage(config);
    const bytes = randomBytes(16);
    const folder = `${probeFolder}/${bytes.toString('hex')}`;
    steps.push('written');
    await storage.put(`${folder}/probe`, bytes);
    steps.push('read');
    const stored = await storage.get(`${folder}/probe`);
    if (stored === null || !bytes.equals(stored)) throw new Error('it is not what was written');
    steps.push('listed or deleted');
    await storage.deleteFolder(folder);
    return [ok(`${where}: images can be written, read and deleted`)];
  } catch (cause) {
    return [error(`${where}: an image cannot be ${steps.at(-1) ?? 'stored'} (${reasonOf(cause)})`)];
  }
}

/** Compares the clock with that of the bucket, which refuses signatures of another time. */
export async function checkBucketClock({ s3 }: Pick<Config, 's3'>): Promise<Finding[]> {
  if (!s3) return [];
  const address = s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`;
  const signal = AbortSignal.timeout(timeoutMs);
  // Whatever it answers has a date; that it does not answer is found when an image is written.
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  const date = answer?.headers.get('date');
  return date ? [clockFinding('the bucket', new Date(date), new Date())] : [];
}

async function ask(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
}

/** Asks the identity provider for its keys, or the emulator whether it runs. */
export async function checkIdentity({ firebase, dataDir }: Config): Promise<Finding[]> {
  const { emulatorHost, projectId } = firebase;
  if (emulatorHost === null && projectId.startsWith('demo-'))
    return [ok('identity provider: none, as npm start uses its own emulator')];
  try {
    const {
      headers,
      ok: isOk,
      status,
    } = await ask(emulatorHost ? `http://${emulatorHost}/` : certificatesUrl);
    if (!isOk) return [error(`identity provider: it answers ${status}`)];
    if (emulatorHost)
      return [warn(`identity provider: the emulator at ${emulatorHost}, for development only`)];
    const date = headers.get('date');
    return [
      ok('identity provider: its keys can be fetched'),
      ...(date ? [clockFinding('the identity provider', new Date(date), new Date())] : []),
    ];
  } catch (cause) {
    if (emulatorHost && !(await hasServer(dataDir)))
      return [ok(`identity provider: no emulator runs at ${emulatorHost}; npm start starts it`)];
    const what = emulatorHost ? `the emulator at ${emulatorHost}` : new URL(certificatesUrl).host;
    return [error(`identity provider: ${what} does not respond (${reasonOf(cause)})`)];
  }
}
