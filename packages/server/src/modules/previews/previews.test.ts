import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { sharePost, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import type { WebApp } from '../../web/web-app.ts';

const webApp: WebApp = {
  page: '<html><head><!--aura-config--></head><body></body></html>',
  landingPage: null,
  files: new Map(),
};
const site = 'https://aura.example';
const caption = 'Rust & "burgundy" <b>';

let server: TestServer;
let mira: TestUser;
let postId: string;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: site } });
  mira = await server.signUp('mira', { displayName: 'Mira <M>', profileBio: 'Linen, mostly' });
  const picture = { userID: mira.email, profilePicture: upload(await plainJpeg(800, 800)) };
  await server.call(profileChangeCalls.updateProfile, picture, mira.token);
  const file = upload(await plainJpeg(1000, 1200));
  postId = (await sharePost(server, mira, { file, caption, auraTags: ['#rust'] })).id;
});
afterAll(() => server.close());

type App = Pick<TestServer, 'services'>;

const open = async (path: string, { services }: App = server, accept = '*/*') => {
  const response = await createApp(services, webApp).request(path, { headers: { accept } });
  return { status: response.status, html: (await response.text()).replace(/nonce="[^"]*"/, '') };
};
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
const setPrivacy = (postPrivacy: 'public' | 'friends' | 'private', profilePrivacy = postPrivacy) =>
  server.call(
    profileChangeCalls.updateProfile,
    { userID: mira.email, postPrivacy, profilePrivacy },
    mira.token,
  );
const askOembed = async (query: Record<string, string>, { services }: App = server) => {
  const search = new URLSearchParams(query);
  const response = await createApp(services, null).request(`/api/oembed?${search}`);
  return { status: response.status, body: await response.json() };
};

describe('the page of a public post', () => {
  it('names author, caption and tags, escaped, and a picture that loads without a token', async () => {
    const { html } = await open(`/post/${postId}`);
    expect(contentOf(html, 'og:type')).toBe('article');
    expect(contentOf(html, 'og:url')).toBe(`${site}/post/${postId}`);
    expect(contentOf(html, 'og:title')).toBe('Mira &lt;M&gt; on Aura');
    expect(contentOf(html, 'og:description')).toBe('Rust &amp; &quot;burgundy&quot; &lt;b&gt; #rust');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1000', '1200']);
    const image = contentOf(html, 'og:image') ?? '';
    expect(image.startsWith(`${site}/api/aura/`)).toBe(true);
    const response = await server.app.request(image.slice(site.length));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('links to oEmbed data with the same title and a picture of at most the wanted width', async () => {
    const { html } = await open(`/post/${postId}`);
    const link = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const response = await createApp(server.services, null).request((link ?? '').slice(site.length));
    // A post that is hidden afterwards must not be shown from a cache.
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'link',
      title: 'Mira <M> on Aura',
      author_url: `${site}/user/mira`,
      thumbnail_width: 1000,
    });
    const { body } = await askOembed({ url: `${site}/post/${postId}`, maxwidth: '400' });
    expect(body).toMatchObject({ thumbnail_width: 320, thumbnail_height: 384 });
  });
});

it('the page of a public profile names the person, the bio and the picture', async () => {
  const { html } = await open('/user/MIRA');
  expect(contentOf(html, 'og:type')).toBe('profile');
  expect(contentOf(html, 'og:url')).toBe(`${site}/user/mira`);
  expect(contentOf(html, 'og:title')).toBe('Mira &lt;M&gt; (@mira) on Aura');
  expect(contentOf(html, 'og:description')).toBe('Linen, mostly');
  const response = await server.app.request((contentOf(html, 'og:image') ?? '').slice(site.length));
  expect(response.status).toBe(200);
});

it.each(['friends', 'private'] as const)(
  'the pages of a person with the setting %s equal those of nothing',
  async (level) => {
    await setPrivacy(level);
    const { html: nothing } = await open('/post/nothing');
    expect(nothing).not.toContain('og:');
    expect((await open(`/post/${postId}`)).html).toBe(nothing);
    expect((await open('/user/mira')).html).toBe(nothing);
    for (const path of [`/post/${postId}`, '/post/nothing', '/user/mira', '/user/unknown']) {
      expect(await askOembed({ url: site + path })).toEqual(await askOembed({ url: `${site}/post/other` }));
    }
    await setPrivacy('public');
  },
);

it("a public post of a hidden profile has a preview without the person's picture", async () => {
  await setPrivacy('public', 'private');
  expect(contentOf((await open(`/post/${postId}`)).html, 'og:type')).toBe('article');
  expect((await open('/user/mira')).html).not.toContain('og:');
  await setPrivacy('public');
});

it.each([
  ['/home', 'text/html'],
  ['/post/%E0%A4%A', 'text/html'],
  ['/post/%00', 'text/html'],
  [`/post/${'x'.repeat(128)}`, '*/*'],
  ['/user/%25', '*/*'],
])('the page %s is served without a preview', async (path, accept) => {
  const { status, html } = await open(path, server, accept);
  expect(status).toBe(200);
  expect(html).not.toContain('og:');
});

it.each([
  ['another site', { url: 'https://other.example/post/x' }, 404],
  ['another page', { url: `${site}/home` }, 404],
  ['no address', {}, 400],
  ['a text', { url: 'x' }, 400],
  ['XML', { url: `${site}/user/mira`, format: 'xml' }, 400],
  ['a width below one', { url: `${site}/user/mira`, maxwidth: '0' }, 400],
])('oEmbed data of %s is refused', async (_, query, status) => {
  expect((await askOembed(query as Record<string, string>)).status).toBe(status);
});

describe('on a server without PUBLIC_URL that has reached its limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ env: { RATE_LIMIT_FACTOR: '0.001' } });
  });
  afterAll(() => limited.close());

  it('pages are served without a preview, and oEmbed data are refused', async () => {
    expect(await open(`/post/${postId}`, limited)).toMatchObject({ status: 200 });
    expect((await askOembed({ url: 'http://localhost/user/mira' }, limited)).status).toBe(429);
  });
});
