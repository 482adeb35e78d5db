import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
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

/** A file of the built app, with its precompressed encodings. */
export interface StaticFile {
  readonly contentType: string;
  readonly etag: string;
  /** Whether the file name contains a content hash, so that the file never changes. */
  readonly immutable: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** Not served as a file: the runtime configuration is inserted into the pages first. */
const indexName = 'index.html';
const landingName = 'landing.html';

/** The built app in memory. Files that are not part of it are not served. */
export interface WebApp {
  /** `index.html` without the runtime configuration. */
  readonly page: string;
  /** The page at `/`, which also preloads the landing page's resources; null when the build has none. */
  readonly landingPage: string | null;
  /** By path, such as `/assets/main-4f2a.js`. */
  readonly files: ReadonlyMap<string, StaticFile>;
}

function readOptional(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
}

function readStatic(folder: string, name: string): StaticFile | null {
  const contentType = contentTypes[extname(name)];
  if (!contentType) return null;
  const path = join(folder, name);
  const plain = new Uint8Array(readFileSync(path));
  return {
    contentType,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    immutable: /^assets[\\/].*-[\w-]{8,}\.\w+$/.test(name),
    plain,
    br: readOptional(`${path}.br`),
    gzip: readOptional(`${path}.gz`),
  };
}

/**
 * Reads the built app, its hundreds of files synchronously, which is several times as fast.
 * @param folder contains `index.html`
 * @returns null when there is no built app
 */
export async function readWebApp(folder: string): Promise<WebApp | null> {
  const page = readOptional(join(folder, indexName));
  if (page === null) return null;
  const landingPage = readOptional(join(folder, landingName));
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === indexName || entry.name === landingName) continue;
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    // Build metadata, such as `.vite/manifest.json`, is not served.
    if (name.startsWith('.')) continue;
    const file = readStatic(folder, name);
    if (file) files.set(`/${name.replaceAll('\\', '/')}`, file);
  }
  const text = new TextDecoder();
  return { page: text.decode(page), landingPage: landingPage && text.decode(landingPage), files };
}
