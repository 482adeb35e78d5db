import { uploadImageLongSidePx } from '@aura/domain/limits/images';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { DomainError } from '../../errors/domain-error.ts';
import { createBodyBudget } from '../../http/body-budget.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { errorResponse, toHttpError } from '../../http/error-response.ts';
import { HttpError } from '../../http/http-error.ts';
import { receiveBody } from '../../http/receive-body.ts';
import { requestLog } from '../../http/request-log.ts';
import { readHeader } from '../../images/decoder.ts';
import { createQueue } from '../../queue.ts';
import { safeEqual } from '../../safe-equal.ts';
import type { ImageAnalyzer } from '../analyzer.ts';
import { maxPhotoBytes, photoPath, toHostResponse } from './host-protocol.ts';

/** Photos that arrive, wait or are analyzed; a server gives up after 10 seconds. */
const maxPhotos = 16;

interface HostParts {
  readonly secret: string;
  /** Null until the networks are loaded. */
  readonly analyzer: () => ImageAnalyzer | null;
  readonly log: Logger;
}

function hasSecret(context: Context, secret: string): boolean {
  return safeEqual(context.req.header('authorization') ?? '', `Bearer ${secret}`);
}

/** The limits of a photo that `processUpload` returned; other images could need too much memory. */
async function checkPhoto(jpeg: Buffer): Promise<void> {
  const { format, width, height } = await readHeader(jpeg);
  if (format !== 'jpeg') throw new DomainError('images.unsupported_format');
  if (Math.max(width, height) > uploadImageLongSidePx) throw new DomainError('images.unreadable');
}

/**
 * Creates the app of an analysis process: a photo's bytes in, its garments out, for callers with the secret. A
 * photo beyond the limit is answered 503 before it is read.
 */
export function createHostApp({ secret, analyzer, log }: HostParts): Hono<AppEnvironment> {
  const budget = createBodyBudget();
  const queue = createQueue(maxPhotos, 0, 'analysis_queue');
  const app = new Hono<AppEnvironment>();
  app.use(requestLog(log), async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
    context.res.headers.set('cache-control', 'no-store');
  });
  app.onError((error, context) => errorResponse(context, toHttpError(error, context.var.log)));
  app.notFound((context) => errorResponse(context, new HttpError('NOT_FOUND')));

  app.get('/api/health/live', (context) => context.json({ success: true, status: 'ok' }));
  for (const path of ['/api/health', '/api/health/ready']) {
    app.get(path, (context) => {
      if (analyzer() === null) throw new HttpError('UNAVAILABLE');
      return context.json({ success: true, status: 'ok' });
    });
  }

  async function readPhoto(body: ReadableStream<Uint8Array>): Promise<Buffer> {
    // Each photo is a caller of its own, since all of them come from servers.
    const share = budget.open(crypto.randomUUID());
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of receiveBody(body, { maxBytes: maxPhotoBytes, share })) chunks.push(chunk);
      return Buffer.concat(chunks);
    } finally {
      share.release();
    }
  }

  app.post(photoPath, (context) => {
    if (!hasSecret(context, secret)) throw new HttpError('UNAUTHENTICATED');
    const loaded = analyzer();
    if (loaded === null) throw new HttpError('UNAVAILABLE');
    return queue(async () => {
      const { body, signal } = context.req.raw;
      if (body === null) throw new HttpError('UNSUPPORTED_MEDIA');
      const jpeg = await readPhoto(body);
      await checkPhoto(jpeg);
      const garments = await loaded.analyze(jpeg, signal);
      return context.json(toHostResponse(garments));
    });
  });
  return app;
}
