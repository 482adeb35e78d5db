import { calls } from '@aura/api-client/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { follows, users } from '../../db/schema.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { signImageId } from './signed-id.ts';

let server: TestServer;
let photo: Blob;
beforeAll(async () => {
  server = await startTestServer();
  const image = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#996633' } });
  photo = new Blob([new Uint8Array(await image.jpeg().toBuffer())]);
}, 60_000);
afterAll(() => server.close());

async function addPost(user: TestUser, on = server) {
  const request = { file: photo, caption: 'c', userID: user.email, auraTags: [], itemIDs: [] };
  return (await on.call(calls.addPost, request, user.token)).body.post;
}

function setPrivacy(user: TestUser, level: 'public' | 'friends' | 'private') {
  const request = { userID: user.email, postPrivacy: level, profilePrivacy: level };
  return server.call(calls.updateProfile, request, user.token);
}

const load = (address: string, headers: Record<string, string> = {}) =>
  Promise.resolve(server.app.request(`/api/aura${address}`, { headers }));

async function befriend(a: TestUser, b: TestUser) {
  const rows = await server.services.db.select().from(users);
  const idOf = (user: TestUser) => rows.find((row) => row.uid === user.uid)?.id ?? '';
  await server.services.db.insert(follows).values([
    { followerId: idOf(a), followedId: idOf(b) },
    { followerId: idOf(b), followedId: idOf(a) },
  ]);
}

describe('a public image', () => {
  it('is served with a restrictive CSP and in the allowed widths only', async () => {
    const mira = await server.signUp('mira');
    const post = await addPost(mira);
    const original = await load(post.image ?? '');
    expect(Object.fromEntries(original.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600, s-maxage=60, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const widthOf = async (response: Response) =>
      (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
    expect(await widthOf(original)).toBe(800);
    expect(await widthOf(await load(`${post.image}?w=320`))).toBe(320);
    expect(await widthOf(await load(`${post.image}?w=320`))).toBe(320);
    expect(await widthOf(await load(`${post.image}?w=1200`))).toBe(800);
    expect((await load(`${post.image}?w=321`)).status).toBe(400);
  });

  it('when If-None-Match has its etag, is answered 304', async () => {
    const ole = await server.signUp('ole');
    const { image } = await addPost(ole);
    const etag = (await load(image ?? '')).headers.get('etag') ?? '';
    expect((await load(image ?? '', { 'if-none-match': etag })).status).toBe(304);
  });

  it('when requested concurrently, is served to all requests', async () => {
    const pam = await server.signUp('pam');
    const { image } = await addPost(pam);
    const answers = await Promise.all(Array.from({ length: 8 }, () => load(`${image}?w=160`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
});

describe('an image for a client that accepts AVIF', () => {
  const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
  const facts = async (address: string, headers: Record<string, string>) => {
    const response = await load(address, headers);
    const [type, vary] = ['content-type', 'vary'].map((name) => response.headers.get(name));
    return { status: response.status, type, vary, etag: response.headers.get('etag') ?? '', response };
  };
  const avifOf = (address: string) =>
    vi.waitFor(
      async () => {
        const answer = await facts(address, { accept });
        expect(answer.type).toBe('image/avif');
        return answer;
      },
      { timeout: 20_000 },
    );

  it('is a JPEG until the AVIF has been made, and remains one for other clients', async () => {
    const ria = await server.signUp('ria');
    const address = `${(await addPost(ria)).image}?w=320`;
    const first = await facts(address, { accept });
    expect([first.status, first.type, first.vary]).toEqual([200, 'image/jpeg', 'Accept']);
    const { response, vary } = await avifOf(address);
    expect(vary).toBe('Accept');
    const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, width]).toEqual(['heif', 320]);
    const other = await facts(address, { accept: '*/*' });
    expect([other.type, other.vary]).toEqual(['image/jpeg', 'Accept']);
    expect(other.etag).toBe(first.etag);
  });

  it('when the client has cached the AVIF, is answered 304, and when it has the JPEG, with the AVIF', async () => {
    const sal = await server.signUp('sal');
    const address = (await addPost(sal)).image ?? '';
    const jpeg = await facts(address, { accept });
    const avif = await avifOf(address);
    expect((await facts(address, { accept, 'if-none-match': avif.etag })).status).toBe(304);
    expect((await facts(address, { accept, 'if-none-match': jpeg.etag })).type).toBe('image/avif');
    expect((await facts(address, { accept: '*/*', 'if-none-match': jpeg.etag })).status).toBe(304);
    expect((await facts(address, { accept: '*/*', 'if-none-match': avif.etag })).type).toBe('image/jpeg');
  });

  it('with AVIF=off, stays a JPEG and is not copied', async () => {
    const off = await startTestServer({ env: { AVIF: 'off' } });
    const una = await off.signUp('una');
    const { image } = await addPost(una, off);
    const encoded = await off.services.images.avif({ key: 'un/una', width: 640 }, 320);
    const response = await off.app.request(`/api/aura${image}`, { headers: { accept } });
    expect([encoded, response.headers.get('content-type')]).toEqual([null, 'image/jpeg']);
    await off.close();
  });

  it('when its post is deleted, is deleted from the storage', async () => {
    const tam = await server.signUp('tam');
    const post = await addPost(tam);
    await avifOf(`${post.image}?w=160`);
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of server.services.storage.list()) found.push(key);
      return found.filter((key) => key.endsWith('w160.avif')).length;
    };
    const before = await keys();
    await server.call(calls.deletePost, { postId: post.id, userID: tam.email }, tam.token);
    await vi.waitFor(async () => expect(await keys()).toBe(before - 1), { timeout: 20_000 });
  });
});

describe('when a CDN serves public images', () => {
  const env = { IMAGE_BASE_URL: 'https://images.example/aura', ALLOWED_ORIGINS: 'https://partner.example' };
  let cdnServer: TestServer;
  beforeAll(async () => {
    cdnServer = await startTestServer({ env });
  });
  afterAll(() => cdnServer.close());

  const loadThere = (address: string, headers: Record<string, string> = {}) =>
    Promise.resolve(cdnServer.app.request(`/api/aura${address}`, { headers }));
  const accessHeaders = ({ headers }: Response) =>
    [
      'cross-origin-resource-policy',
      ...['allow-origin', 'expose-headers'].map((name) => `access-control-${name}`),
      'vary',
    ].map((name) => headers.get(name));

  it('a public image can be shown and read by pages of another origin, the same for all', async () => {
    const ada = await cdnServer.signUp('ada');
    const { image } = await addPost(ada, cdnServer);
    const readable = ['cross-origin', '*', 'date', 'Accept'];
    for (const origin of ['', 'https://partner.example', 'https://aura.example']) {
      expect(accessHeaders(await loadThere(image ?? '', { origin }))).toEqual(readable);
    }
  });

  it('an image that becomes private is refused when the CDN asks again, and has an address of this server', async () => {
    const ben = await cdnServer.signUp('ben');
    const { id, image } = await addPost(ben, cdnServer);
    const address = image ?? '';
    const stored = await loadThere(address);
    const etag = stored.headers.get('etag') ?? '';
    expect((await loadThere(address, { 'if-none-match': etag })).status).toBe(304);

    const request = { userID: ben.email, postPrivacy: 'private', profilePrivacy: 'private' } as const;
    await cdnServer.call(calls.updateProfile, request, ben.token);
    const refused = await loadThere(address, { 'if-none-match': etag });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store']);

    const { body } = await cdnServer.call(calls.getPost, { id }, ben.token);
    const own = await loadThere(body.post.image ?? '');
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an image that is not public', () => {
  it('is served to friends by a signed address without caching, and not to strangers', async () => {
    const owner = await server.signUp('owner');
    const friend = await server.signUp('friend');
    const stranger = await server.signUp('stranger');
    await befriend(owner, friend);
    const post = await addPost(owner);
    await setPrivacy(owner, 'friends');

    const response = await server.call(calls.getPost, { id: post.id }, friend.token);
    const address = response.body.post.image ?? '';
    expect(address).toContain('?sig=');
    const loaded = await load(address);
    expect([loaded.status, loaded.headers.get('cache-control')]).toEqual([200, 'private, no-store']);

    expect((await server.call(calls.getPost, { id: post.id }, stranger.token)).status).toBe(404);
    expect((await load(post.image ?? '')).status).toBe(404);
    expect((await load(`${post.image}?sig=${'x'.repeat(20)}`)).status).toBe(404);
  });

  it('when the viewer loses access, is answered 404 although the signature is valid', async () => {
    const owner = await server.signUp('owner2');
    const friend = await server.signUp('friend2');
    await befriend(owner, friend);
    const post = await addPost(owner);
    await setPrivacy(owner, 'friends');
    const { body } = await server.call(calls.getPost, { id: post.id }, friend.token);
    const address = body.post.image ?? '';
    expect((await load(address)).status).toBe(200);

    const blocking = { userID: owner.email, blockedList: [friend.username] };
    await server.call(calls.updateProfile, blocking, owner.token);
    expect((await load(address)).status).toBe(404);
    await server.call(calls.updateProfile, { userID: owner.email, blockedList: [] }, owner.token);
    await setPrivacy(owner, 'private');
    expect((await load(address)).status).toBe(404);
  });

  it('has a signature that expires', async () => {
    const secret = 'a secret of the tests alone, 32+ chars';
    const { clock, services } = server;
    const signed = signImageId(secret, { imageId: 'pic_1', viewerId: null }, clock.now);
    expect(services.images.verify(signed)).toEqual({ imageId: 'pic_1', viewerId: null });
    expect(services.images.verify(signed.replace('pic_1', 'pic_2'))).toBeNull();
    const other = signImageId('other', { imageId: 'pic_1', viewerId: null }, clock.now);
    expect(services.images.verify(other)).toBeNull();
    const before = clock.now;
    clock.now = new Date(before.getTime() + 2 * 3_600_000);
    expect(services.images.verify(signed)).toBeNull();
    clock.now = before;
  });

  it('has a signature that is not valid for another post', async () => {
    const owner = await server.signUp('owner3');
    const one = await addPost(owner);
    const two = await addPost(owner);
    await setPrivacy(owner, 'private');
    const { body } = await server.call(calls.getPost, { id: one.id }, owner.token);
    const signature = body.post.image?.split('?')[1];
    expect((await load(`/post/${one.id}/image?${signature}`)).status).toBe(200);
    expect((await load(`/post/${two.id}/image?${signature}`)).status).toBe(404);
  });
});
