import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@aura/api-client/contract/call';
import { mockToken } from '../../../mocks/src/identity.ts';
import { createTestMocks } from '../../../mocks/src/testing/client.ts';
import { tinyWorld } from '../../../mocks/src/testing/tiny-world.ts';
import { plainJpeg } from '../../../packages/server/src/images/testing/files.ts';
import { announcePosts } from '../../../packages/server/src/modules/notifications/announcements.service.ts';
import { seedEmptyDatabase } from '../../../packages/server/src/seed/seed.ts';
import { fakeToken, startTestServer, testNow } from '../../../packages/server/src/testing/server.ts';

interface ParityResponse {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
}

/** The mocks or the server, behind one interface. */
export interface ParityBackend {
  /** @param as username of the caller; null for none, `stranger` for a user without a profile */
  send(
    call: Call,
    request: unknown,
    as: string | null,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ParityResponse>;
  /** Advances the clock. */
  advanceClock(seconds: number): void;
  /** Reauthenticates mira. */
  reauthenticate(): Promise<void>;
  close(): Promise<void>;
}

const emailOf = (username: string) => `${username}@example.com`;

/** Returns an encoded JPEG. */
export async function createJpeg(width: number, height: number, color?: string): Promise<Blob> {
  return new Blob([new Uint8Array(await plainJpeg(width, height, color))], { type: 'image/jpeg' });
}

/** Starts the mocks. */
export async function startMocksBackend(): Promise<ParityBackend> {
  const { mocks, clock, call } = createTestMocks({
    readImage: () => createJpeg(4, 4),
    moderatorEmails: [emailOf('ana')],
  });
  clock.now = testNow.getTime();
  mocks.reset();
  const { uid } = await mocks.identity.signUp(emailOf('stranger'), 'stranger-secret');
  await mocks.identity.signIn(emailOf('mira'), 'mira-secret');
  const tokenOf = (as: string) => mockToken(as === 'stranger' ? uid : `uid-${as}`);
  return {
    async send(row, request, as, headers) {
      const all = { ...(as !== null && { Authorization: `Bearer ${tokenOf(as)}` }), ...headers };
      const response = await call(row, request, null, all);
      return { ...response, contentType: response.headers.get('Content-Type') };
    },
    advanceClock: (seconds) => {
      clock.now += seconds * 1000;
    },
    reauthenticate: () => mocks.identity.reauthenticate('mira-secret'),
    close: async () => undefined,
  };
}

/** Writes the tiny world in the seed format of the server, with real images. */
async function writeWorld(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aura-parity-'));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'world.json'), JSON.stringify(tinyWorld));
  for (const [file, { width, height }] of Object.entries(tinyWorld.images)) {
    const jpeg = await createJpeg(width, height);
    await writeFile(join(folder, 'images', file), new Uint8Array(await jpeg.arrayBuffer()));
  }
  return folder;
}

const garment = {
  category: 'Tops',
  subcategory: 'Blouses',
  brand: '',
  description: 'White blouse',
  color: 'White',
  material: 'Linen',
  style: 'Casual',
  confidence: 0.9,
  box: { left: 0, top: 0, width: 1, height: 1 },
};

/** Starts the real server with its own database and folders. */
export async function startServerBackend(): Promise<ParityBackend> {
  const server = await startTestServer({
    env: { MODERATORS: emailOf('ana') },
    services: { analyzer: { analyze: async () => [garment] } },
  });
  const folder = await writeWorld();
  await seedEmptyDatabase(server.services, folder);
  let signedInAt = testNow;
  return {
    async send(row, request, as, headers) {
      const token =
        as === null ? undefined : fakeToken({ uid: `uid-${as}`, email: emailOf(as), authTime: signedInAt });
      const response = await server.call(row, request, token, headers);
      await announcePosts(server.services);
      return { ...response, contentType: response.headers.get('Content-Type') };
    },
    advanceClock: (seconds) => {
      server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
    },
    reauthenticate: async () => {
      signedInAt = server.clock.now;
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
