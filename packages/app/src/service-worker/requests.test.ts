import { describe, expect, it } from 'vitest';
import { handlingOf, imageCacheKey, imageIdOf, type RequestFacts, uidOf } from './requests.ts';

const origin = 'https://aura.example';
const tokenOf = (payload: object) =>
  `Bearer head.${btoa(JSON.stringify(payload)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}.sign`;
const authorization = tokenOf({ sub: 'uid-1', name: 'Zoë ??>' });

function handle(path: string, facts: Partial<RequestFacts> = {}) {
  const url = new URL(path, origin).href;
  const request = { method: 'GET', url, mode: 'cors', destination: '', authorization, ...facts };
  return handlingOf(request, origin);
}

const navigation = { mode: 'navigate', destination: 'document', authorization: null };
const image = { mode: 'no-cors', destination: 'image', authorization: null };

describe('handlingOf', () => {
  it.each(['/', '/home', '/aura?add=1', '/post/1'])(
    'answers a navigation to %s with a page of the app',
    (path) => {
      expect(handle(path, navigation)).toEqual({ type: 'page' });
    },
  );

  it.each([
    ['/api/aura/docs', 'document'],
    ['/policies/privacy', 'document'],
    ['/home', 'iframe'],
  ])('leaves a navigation to %s as %s to the browser', (path, destination) => {
    expect(handle(path, { ...navigation, destination })).toBeNull();
  });

  it('receives photos that are posted to the share target, and no other form', () => {
    expect(handle('/share', { ...navigation, method: 'POST' })).toEqual({ type: 'shared-photos' });
    expect(handle('/home', { ...navigation, method: 'POST' })).toBeNull();
    expect(handle('https://other.example/share', { ...navigation, method: 'POST' })).toBeNull();
    expect(handle('/share', { method: 'POST' })).toBeNull();
  });

  it.each([
    '/getAllUserItems?userID=a',
    '/getProfile?userID=a',
    '/getFavorites',
    '/getOutfits',
    '/outfit/1',
    '/getWears',
  ])('caches the read %s as own data of the user of the token', (path) => {
    expect(handle(`/api/aura${path}`)).toEqual({ type: 'data', uid: 'uid-1', kind: 'own' });
  });

  it.each([
    '/posts?limit=10',
    '/post/1',
    '/comments/1?after=2',
    '/postItems/1',
    '/getPostsByIds?ids=1',
    '/getUserPosts?username=a',
    '/postsWithItem/1?limit=2',
  ])('caches the read %s as posts', (path) => {
    expect(handle(`/api/aura${path}`)).toEqual({ type: 'data', uid: 'uid-1', kind: 'posts' });
  });

  it.each(['/events', '/search?q=a', '/notifications', '/getProfileByUsername?username=a', '/checkUsername'])(
    'does not cache the read %s',
    (path) => {
      expect(handle(`/api/aura${path}`)).toBeNull();
    },
  );

  it('does not cache a write, or a read without a token', () => {
    expect(handle('/api/aura/posts', { method: 'POST' })).toBeNull();
    expect(handle('/api/aura/posts', { authorization: null })).toBeNull();
    expect(handle('/api/aura/posts', { authorization: 'Bearer opaque' })).toBeNull();
  });

  it.each([
    '/api/aura/itemImage/1.2.3.4?w=320',
    '/api/aura/post/1/image?w=640',
    'https://cdn.example/profilePicture/1',
  ])('caches the image %s', (path) => {
    expect(handle(path, image)).toEqual({ type: 'image' });
  });

  it('leaves other images, and the bytes of an image that the app reads, to the browser', () => {
    expect(handle('/icon.svg', image)).toBeNull();
    expect(handle('/api/aura/itemImage/1')).toBeNull();
  });

  it('answers a file of the build, and none of another site', () => {
    expect(handle('/assets/index-1.js')).toEqual({ type: 'file' });
    expect(handle('https://cdn.example/assets/index-1.js')).toBeNull();
  });
});

it('uidOf returns the subject of a token, and null for anything else', () => {
  expect(uidOf(authorization)).toBe('uid-1');
  for (const token of [null, '', 'Bearer', 'Bearer a.b.c', tokenOf({ sub: 7 }), tokenOf({})])
    expect(uidOf(token)).toBeNull();
});

it('an image is cached under its address without the signature, which changes every hour', () => {
  const signed = `${origin}/api/aura/itemImage/image-1.1700.uid.abc?w=320`;
  expect(imageCacheKey(signed)).toBe(`${origin}/api/aura/itemImage/image-1?w=320`);
  expect(imageIdOf(signed)).toBe('image-1');
  const post = `${origin}/api/aura/post/post-1/image?w=640&sig=1700.uid.abc`;
  expect(imageCacheKey(post)).toBe(`${origin}/api/aura/post/post-1/image?w=640`);
  expect(imageIdOf(post)).toBe('post-1');
});
