import { encodeRequest } from '@aura/api-client/contract/encode';
import { userPostCalls } from '@aura/api-client/contract/user-posts';
import { imageWidthsPx } from '@aura/domain/limits/images';
import { imageSrcSet } from '@aura/domain/rules/images';
import { postImageSizes } from '@aura/ui/foundations/tokens/screen';
import { avatarProps } from '@aura/ui/images/image-props';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { boxOf, type EarlyVisit, earlyView, openEarlyPage } from '../testing/early-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.auraEarlyReads = undefined;
  globalThis.auraEarlyView = undefined;
});

const post = (id: string, height = 1000) => ({
  id,
  image: `/post/${id}/image`,
  imageAlt: `Photo ${id}`,
  imageMeta: { width: 800, height },
});

describe('the feed', () => {
  const feedBox = () => boxOf({ ratio: '0.75' });
  const openFeed = (answer: object, rest: Partial<EarlyVisit> = {}) =>
    openEarlyPage({ path: paths.home, answers: { '/posts?': answer }, ...rest });

  it.each([700, 2000])('requests the first image in the sizes of the post (%i px wide)', async (width) => {
    const image = '/post/p1/image';
    const posts = [{ id: 'p1', image, imageMeta: { width, height: 900 } }, post('p2')];
    const { created } = await openFeed({ posts });
    const srcSet = imageSrcSet({ src: `/cdn${image}`, width }, imageWidthsPx);
    expect(created).toMatchObject([{ sizes: postImageSizes, srcset: srcSet }]);
  });

  it('shows the first image in its placeholder, in its ratio', async () => {
    const box = feedBox();
    const { created } = await openFeed({ posts: [post('p1'), post('p2')] }, { boxes: [box] });
    expect(box.style.setProperty).toHaveBeenCalledExactlyOnceWith('--ratio', '0.8');
    expect(box.append).toHaveBeenCalledExactlyOnceWith(created[0]);
    expect(created).toMatchObject([{ alt: 'Photo p1', className: 'fills' }]);
  });

  it('does not show the image of a post that was deleted in this browser, but the next one', async () => {
    const box = feedBox();
    const visit = { boxes: [box], stored: { deletedPostIds: ['p1'] } };
    const { created } = await openFeed({ posts: [post('p1'), post('p2')] }, visit);
    expect(created).toMatchObject([{ alt: 'Photo p2' }]);
    expect(box.append).toHaveBeenCalledOnce();
  });

  it('does not show an image that would not fill its box', async () => {
    const box = feedBox();
    const { created } = await openFeed({ posts: [post('p1', 2000)] }, { boxes: [box] });
    expect(created).toHaveLength(1);
    expect(box.append).not.toHaveBeenCalled();
  });

  it('resolves auraEarlyView two frames after the image is shown', async () => {
    const { painted } = await openFeed({ posts: [post('p1')] }, { boxes: [feedBox()] });
    await vi.advanceTimersByTimeAsync(20);
    expect(painted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(painted).toHaveBeenCalledOnce();
  });

  it.each([
    ['without posts', { posts: [] }],
    ['without an image', { posts: [{ id: 'p1', image: null, imageMeta: null }] }],
    ['with a signed address', { posts: [{ ...post('p1'), image: '/post/p1/image?s=a.b' }] }],
    ['an error', { success: false }],
  ])('when the answer is %s, shows no image and resolves auraEarlyView', async (_case, answer) => {
    const { created, painted } = await openFeed(answer, { boxes: [feedBox()] });
    expect(created).toEqual([]);
    await vi.advanceTimersByTimeAsync(40);
    expect(painted).toHaveBeenCalledOnce();
  });
});

describe('the wardrobe', () => {
  const item = (id: string, more: object = {}) => ({
    id,
    category: 'Outerwear',
    subcategory: 'Trench Coats',
    image: `${id}-photo`,
    imageMeta: { width: 800, height: 1000 },
    cutout: null,
    cutoutMeta: null,
    cutoutShown: true,
    own: { archived: false },
    ...more,
  });
  const cutout = { cutout: 'cut', cutoutMeta: { width: 500, height: 900 } };
  const from = (id: string) => ({ srcset: expect.stringContaining(`/cdn/itemImage/${id}?w=160 160w`) });
  const openWardrobe = (items: readonly object[], rest: Partial<EarlyVisit> = {}) =>
    openEarlyPage({ path: paths.wardrobe, answers: { '/getAllUserItems': { items } }, ...rest });

  it('shows the photos of the first row only', async () => {
    const boxes = [boxOf({ top: 400 }), boxOf({ top: 400 }), boxOf({ top: 700 })];
    const { created } = await openWardrobe([item('a'), item('b'), item('c')], { boxes });
    expect(boxes.map(({ append }) => append.mock.calls.length)).toEqual([1, 1, 0]);
    expect(created).toMatchObject([from('a-photo'), from('b-photo')]);
  });

  it('shows a cut-out on its mat, in the height of its kind', async () => {
    const box = boxOf();
    const { created } = await openWardrobe([item('a', cutout)], { boxes: [box] });
    expect(created).toMatchObject([{ ...from('cut'), className: 'cutout', style: { height: '84%' } }]);
    expect(box.style.background).toBe('paper');
    expect(box.replaceChildren).toHaveBeenCalledExactlyOnceWith(created[0]);
  });

  it('shows a cut-out of an unknown kind in the height of its category', async () => {
    const { created } = await openWardrobe([item('a', { ...cutout, subcategory: 'constructor' })], {
      boxes: [boxOf()],
    });
    expect(created).toMatchObject([{ ...from('cut'), style: { height: '64%' } }]);
  });

  it('shows the photo of an item whose owner does not show the cut-out', async () => {
    const items = [item('a', { ...cutout, cutoutShown: false })];
    const { created } = await openWardrobe(items, { boxes: [boxOf()] });
    expect(created).toMatchObject([from('a-photo')]);
  });

  it('leaves out archived items, and the boxes of images that need a signature', async () => {
    const boxes = [boxOf(), boxOf()];
    const archived = item('a', { own: { archived: true } });
    const items = [archived, item('b', { image: 'b.expiry.me.sign' }), item('c')];
    const { created } = await openWardrobe(items, { boxes });
    expect(boxes.map(({ append }) => append.mock.calls.length)).toEqual([0, 1]);
    expect(created).toMatchObject([from('c-photo')]);
  });

  it('at an address with a query, which may filter it, shows nothing and lets the app start', async () => {
    const { created } = await openWardrobe([item('a')], { search: '?category=Tops', boxes: [boxOf()] });
    expect(created).toEqual([]);
    expect(globalThis.auraEarlyView).toBeUndefined();
  });
});

describe('the profile', () => {
  const wire = {
    displayName: 'Ada',
    userName: 'ada o+',
    profileBio: '',
    profilePicId: 'pic',
    userPosts: ['p1'],
    postCount: 1,
    followerCount: 1284,
    followingCount: 12_400,
  };

  /** The placeholder, whose copy is filled. */
  function mainOf() {
    const names = ['name', 'handle', 'bio', 'postCount', 'followerCount', 'followingCount'];
    const texts = names.map((earlyText) => ({ dataset: { earlyText }, textContent: ' ' }));
    const avatar = { src: '' };
    const copy = { querySelectorAll: () => texts, querySelector: () => avatar };
    return { texts, avatar, copy, cloneNode: () => copy, replaceWith: vi.fn() };
  }

  const textsOf = ({ texts }: ReturnType<typeof mainOf>) => texts.map(({ textContent }) => textContent);

  const openProfile = (profile: object, rest: Partial<EarlyVisit> = {}) => {
    const answers = { '/getProfile': { profile }, '/getUserPosts': { posts: [post('p1')] } };
    return openEarlyPage({ path: paths.profile, answers, ...rest });
  };

  it('shows the texts and the picture of the profile', async () => {
    const main = mainOf();
    await openProfile(wire, { main });
    expect(main.replaceWith).toHaveBeenCalledExactlyOnceWith(main.copy);
    expect(textsOf(main)).toEqual(['Ada', '@ada o+', earlyView.noBio, '1', '1,284', '12.4k']);
    const image = { src: '/cdn/profilePicture/pic', width: 800, height: 800, thumbhash: null, palette: [] };
    expect(main.avatar.src).toBe(avatarProps(image, '2xl').src);
  });

  it('with follows that the server may not have, does not show the number of followed users', async () => {
    const main = mainOf();
    await openProfile(wire, { main, stored: { followed: { amara: true } } });
    expect(textsOf(main).slice(3)).toEqual(['1', '1,284', ' ']);
  });

  it('when the answer has no counts, shows none', async () => {
    const main = mainOf();
    await openProfile(
      { ...wire, postCount: undefined, followerCount: undefined, followingCount: undefined },
      { main },
    );
    expect(textsOf(main).slice(3)).toEqual([' ', ' ', ' ']);
  });

  it('requests the posts as the app does, and shows the first ones', async () => {
    const box = boxOf();
    const { requested, created } = await openProfile(wire, { main: mainOf(), boxes: [box] });
    const { path } = encodeRequest(userPostCalls.getUserPosts, { username: wire.userName });
    expect(requested).toContain(`/api/aura${path}`);
    expect(globalThis.auraEarlyReads?.map(({ url }) => url)).toEqual(requested);
    expect(box.append).toHaveBeenCalledExactlyOnceWith(created[0]);
  });

  it('without posts, requests none', async () => {
    const { requested, created } = await openProfile(
      { ...wire, userPosts: [] },
      { main: mainOf(), boxes: [boxOf()] },
    );
    expect(requested).toHaveLength(1);
    expect(created).toEqual([]);
  });

  it('does not show a picture that needs a signature', async () => {
    const main = mainOf();
    await openProfile({ ...wire, profilePicId: 'pic.expiry.me.sign' }, { main });
    expect(main.avatar.src).toBe('');
  });
});
