import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const settings = { bucket: 'pictures', accessKeyId: 'test-key', region: 'test-region' };
/** Smaller than the tests' listings, so that they have several pages. */
const pageSize = 3;

interface StoredObject {
  readonly bytes: Buffer;
  lastModified: Date;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function listObjectsXml(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const contents = page.map((key) => {
    const { bytes, lastModified } = objects.get(key) ?? { bytes: Buffer.alloc(0), lastModified: new Date(0) };
    return `<Contents><Key>${key}</Key><LastModified>${lastModified.toISOString()}</LastModified>
      <ETag>"x"</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next = keys.length > page.length ? page.at(-1) : undefined;
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
    <IsTruncated>${next !== undefined}</IsTruncated>${contents.join('')}
    ${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;
}

async function answerObject(
  objects: Map<string, StoredObject>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, { bytes: await buffer(request), lastModified: new Date() });
    response.writeHead(200, { etag: '"x"' }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) fail(response, 404, 'NoSuchKey');
  else response.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
}

/**
 * Starts an in-memory S3 server with the operations that the app uses and path-style addresses. It rejects
 * requests for another bucket, key or region.
 */
export async function startFakeS3() {
  const objects = new Map<string, StoredObject>();
  const state: { answer: Answer | null; requests: number } = { answer: null, requests: 0 };

  function defaultBehavior(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
    const [, bucket = '', ...rest] = pathname.split('/');
    const authorization = request.headers.authorization ?? '';
    if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${settings.accessKeyId}/`)) {
      fail(response, 403, 'InvalidAccessKeyId');
    } else if (!authorization.includes(`/${settings.region}/s3/`)) {
      fail(response, 403, 'SignatureDoesNotMatch');
    } else if (bucket !== settings.bucket) {
      fail(response, 404, 'NoSuchBucket');
    } else if (rest.join('') === '') response.end(listObjectsXml(objects, searchParams));
    else void answerObject(objects, rest.join('/'), request, response);
  }

  const server = createServer((request, response) => {
    state.requests += 1;
    (state.answer ?? defaultBehavior)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    /** Environment variables of a server that uses it. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: 'test-secret',
      S3_FORCE_PATH_STYLE: 'true',
    },
    objects,
    /** `answer` overrides the behaviour; `requests` is a counter. */
    state,
    /** The default behaviour. */
    defaultBehavior,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
