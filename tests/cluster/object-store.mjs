/**
 * An S3-compatible storage with files on disk, as a process that can be killed: the operations that the server
 * uses, with path-style addresses. Arguments: port and folder.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const pageSize = 1000;
const [port = '0', folder = '.'] = process.argv.slice(2);
const unfinished = join(folder, 'unfinished');
const objects = join(folder, 'objects');
await mkdir(unfinished, { recursive: true });
await mkdir(objects, { recursive: true });

/** @param {string} key */
const fileOf = (key) => join(objects, encodeURIComponent(key));

/**
 * Acknowledged objects survive a kill, and none is ever half.
 * @param {string} key
 * @param {Buffer} bytes
 */
async function put(key, bytes) {
  const partial = join(unfinished, randomUUID());
  const file = await open(partial, 'w');
  await file.writeFile(bytes);
  await file.sync();
  await file.close();
  await rename(partial, fileOf(key));
}

/** @param {URLSearchParams} query */
async function listPage(query) {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = (await readdir(objects)).map(decodeURIComponent).sort();
  const matching = keys.filter((key) => key.startsWith(prefix) && key > after);
  const page = matching.slice(0, pageSize);
  const entries = await Promise.all(
    page.map(async (key) => {
      const { mtime, size } = await stat(fileOf(key));
      return `<Contents><Key>${key}</Key><LastModified>${mtime.toISOString()}</LastModified><ETag>"x"</ETag><Size>${size}</Size></Contents>`;
    }),
  );
  const next = matching.length > page.length ? page.at(-1) : undefined;
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
    <IsTruncated>${next !== undefined}</IsTruncated>${entries.join('')}${token}</ListBucketResult>`;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  if (key === '') response.end(await listPage(searchParams));
  else if (request.method === 'PUT') {
    await put(key, await buffer(request));
    response.writeHead(200, { etag: '"x"' }).end();
  } else if (request.method === 'DELETE') {
    await rm(fileOf(key), { force: true });
    response.writeHead(204).end();
  } else {
    const bytes = await readFile(fileOf(key)).catch(() => null);
    if (bytes) response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    else response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
  }
}

createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1');
