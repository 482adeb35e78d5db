import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { imageWidthsPx, inputImageMaxBytes } from '@aura/domain/limits/images';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brokenImages,
  foreignFiles,
  jpegWithHugeHeader,
  photoWithMetadata,
  plainJpeg,
  pngBomb,
} from '../../images/testing/files.ts';
import { postRequest, sharePost, storedImages, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
});
afterAll(() => server.close());

async function share(bytes: Uint8Array) {
  const request = await postRequest(mira, { file: upload(bytes) });
  const { status, body } = await server.call(postEditCalls.addPost, request, mira.token);
  return [status, body.code];
}

describe('an upload', () => {
  it('is answered 415 when the format is not supported', async () => {
    const before = await storedImages(server);
    for (const [name, bytes] of Object.entries(foreignFiles)) {
      expect(await share(bytes), name).toEqual([415, 'UNSUPPORTED_MEDIA']);
    }
    expect(await storedImages(server)).toBe(before);
  });

  it('is answered 422 when the image is damaged or a decompression bomb', async () => {
    const files = {
      ...(await brokenImages()),
      'png bomb': pngBomb(),
      'huge header': await jpegWithHugeHeader(),
    };
    for (const [name, bytes] of Object.entries(files)) {
      expect(await share(bytes), name).toEqual([422, 'UNREADABLE_IMAGE']);
    }
  });

  it('is answered 413 when it is above the size limit', async () => {
    expect(await share(Buffer.alloc(inputImageMaxBytes + 1, 0xff))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await share(Buffer.alloc(2 * inputImageMaxBytes, 0xff))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('is answered 400 when the file is missing', async () => {
    const request = await postRequest(mira);
    const { file: _, ...withoutFile } = request;
    const answer = await server.call(postEditCalls.addPost, withoutFile as typeof request, mira.token);
    expect(answer.status).toBe(400);
  });
});

describe('a served image', () => {
  it('has no metadata and is rotated upright at every width', async () => {
    const { id } = await sharePost(server, mira, { file: upload(await photoWithMetadata()) });
    for (const w of [undefined, ...imageWidthsPx]) {
      const { body } = await server.call(postCalls.getPostImage, { id, w });
      const bytes = Buffer.from(await (body as unknown as Blob).arrayBuffer());
      const { exif, xmp, iptc, icc, orientation, format, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect([format, width, height]).toEqual(['jpeg', 40, 80]);
    }
  });

  it('has headers that forbid script execution', async () => {
    const { id } = await sharePost(server, mira, { file: upload(await plainJpeg(900, 600)) });
    const { status, headers, body } = await server.call(postCalls.getPostImage, { id, w: 320 });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('cross-origin-resource-policy')).not.toBeNull();
    const bytes = Buffer.from(await (body as unknown as Blob).arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(320);
    const odd = await server.app.request(`/api/aura/post/${id}/image?w=321`);
    expect(odd.status).toBe(400);
  });
});
