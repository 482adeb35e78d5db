import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** One file of the built app in every encoding that the build made of it. */
export interface StaticFile {
  readonly contentType: string;
  readonly etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** Pages get the runtime configuration written into them, so none is served as a file. */
const indexName = 'index.html';
const landingName = 'landing.html';

/** The built app, read once: what is not in here cannot be asked for. */
export interface WebApp {
  /** The page, before the runtime configuration is written into it. */
  readonly page: string;
  /** The page at `/`, which also names early what the landing page needs; null where the build made none. */
  readonly landingPage: string | null;
  /** By path, such as `/assets/main-4f2a.js`. */
  readonly files: ReadonlyMap<string, StaticFile>;
}

async function readOptional(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return null;
  }
}

async function readStatic(folder: string, name: string): Promise<StaticFile | null> {
  const contentType = contentTypes[extname(name)];
  if (!contentType) return null;
  const path = join(folder, name);
  const plain = new Uint8Array(await readFile(path));
  return {
    contentType,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    immutable: /^assets[\\/].*-[\w-]{8,}\.\w+$/.test(name),
    plain,
    br: await readOptional(`${path}.br`),
    gzip: await readOptional(`${path}.gz`),
  };
}

/**
 * Reads the built app.
 * @param folder where `index.html` lies
 * @returns null when there is no built app
 */
export async function readWebApp(folder: string): Promise<WebApp | null> {
  const page = await readOptional(join(folder, indexName));
  if (page === null) return null;
  const landingPage = await readOptional(join(folder, landingName));
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === indexName || entry.name === landingName) continue;
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    // The build's own notes are nobody's business.
    if (name.startsWith('.')) continue;
    const file = await readStatic(folder, name);
    if (file) files.set(`/${name.replaceAll('\\', '/')}`, file);
  }
  const text = new TextDecoder();
  return { page: text.decode(page), landingPage: landingPage && text.decode(landingPage), files };
}
