import { expect, it } from 'vitest';
import { ownDataPageCopy } from '../copy/own-data-page.ts';
import { unknownItemFacts } from '../item-facts.ts';
import { notificationSettingsDefaults } from '../notifications.ts';
import { unknownOwnFacts } from '../own-facts.ts';
import { ownDataFiles } from './own-data-files.ts';
import type { OwnDataSource } from './own-data-source.ts';
import { type ExportedItem, ownDataSchema } from './schema.ts';

const hostile = `<script>alert('1')</script> & "quotes"`;
const image = { file: 'images/items/a-front.jpg', width: 800, height: 1200, thumbhash: null };
const item: ExportedItem = {
  id: 'a',
  createdAt: '2026-01-01T00:00:00.000Z',
  source: 'wardrobe',
  ...unknownItemFacts,
  ...unknownOwnFacts,
  season: ['winter'],
  price: { amount: 4990, currency: 'EUR' },
  name: hostile,
  category: 'Tops',
  notes: hostile,
  purchaseDate: '2025-03-04',
  archived: true,
  showsCutout: true,
  front: image,
  back: null,
};

type Lists = Partial<Record<keyof OwnDataSource['lists'], readonly unknown[]>>;

/** An export with these rows, each in a page of its own. */
function source(rows: Lists): OwnDataSource {
  const pagesOf = (name: keyof Lists) =>
    async function* () {
      for (const row of rows[name] ?? []) yield [row];
      yield [];
    };
  const names = ['items', 'outfits', 'wears', 'posts', 'comments', 'wishlist', 'likes', 'following'] as const;
  return {
    exportId: 'export-1',
    exportedAt: '2026-01-02T00:00:00.000Z',
    profile: {
      username: 'mira',
      email: 'mira@example.com',
      displayName: '',
      bio: hostile,
      location: '',
      createdAt: '2025-01-01T00:00:00.000Z',
      profilePrivacy: 'public',
      postPrivacy: 'public',
      notificationSettings: notificationSettingsDefaults,
      blocked: [],
      image: null,
    },
    lists: Object.fromEntries(
      names.map((name) => [name, pagesOf(name)]),
    ) as unknown as OwnDataSource['lists'],
    images: async function* () {},
  };
}

async function textOf(name: string, rows: Lists): Promise<string> {
  for await (const file of ownDataFiles(source(rows))) {
    if (file.name !== name || !('text' in file)) continue;
    let text = '';
    for await (const part of file.text) text += part;
    return text;
  }
  throw new Error(`The export has no ${name}.`);
}

const like = (targetType: string) => ({ targetType, targetId: 'x', likedAt: '2026-01-01T00:00:00.000Z' });

const rows: Lists = {
  items: [item, { ...item, id: 'b', name: 'Detected scarf', source: 'detected' }],
  wears: [{ id: 'w', date: '2026-01-05', planned: true, itemIds: ['a'], outfitId: null, postId: null }],
  wishlist: [{ itemId: 'x', addedAt: '2026-01-01T00:00:00.000Z', source: 'aura-feed' }],
  likes: [like('post'), like('post'), like('comment')],
};

it('the page has a section for each list, and says where there is nothing', async () => {
  const page = await textOf('index.html', rows);
  for (const heading of [
    ownDataPageCopy.items,
    ownDataPageCopy.outfits,
    ownDataPageCopy.wears,
    ownDataPageCopy.posts,
    ownDataPageCopy.detectedItems,
    ownDataPageCopy.comments,
    ownDataPageCopy.wishlist,
    ownDataPageCopy.likes,
    ownDataPageCopy.following,
  ]) {
    expect(page).toContain(`<h2>${heading}</h2>`);
  }
  expect(page).toContain(`<h1>${ownDataPageCopy.title}</h1>`);
  expect(page).toContain(ownDataPageCopy.files);
  expect(page.split(`<p>${ownDataPageCopy.none}</p>`)).toHaveLength(5);
  expect(page).toContain('<h3>2026-01-05, planned</h3><p>1 garment</p>');
  expect(page).toContain('1 item of another person is on it.');
  expect(page).toContain('You like 2 posts, 0 items and 1 comment.');
});

it('the page escapes what a person has written, and shows photos and the facts that only they see', async () => {
  const page = await textOf('index.html', rows);
  expect(page).not.toContain('<script>');
  expect(page).toContain('<h3>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;quotes&quot;</h3>');
  expect(page).toContain('src="images/items/a-front.jpg" alt="Front" width="800" height="1200"');
  expect(page).toContain('Season: Winter');
  expect(page).toContain('Price: €49.90\nDate of purchase: 2025-03-04\nArchived');
});

it('the page shows photos undistorted, with the texts of a row in a column beside them', async () => {
  const page = await textOf('index.html', rows);
  expect(page).toMatch(/\bimg \{[^}]*\bheight: auto;/);
  expect(page).toMatch(/<li><img [^>]+><div><h3>.*<\/p><\/div><\/li>/s);
});

it('the data match the schema, with rows of several pages and without any', async () => {
  const { items, likes } = ownDataSchema.parse(JSON.parse(await textOf('data.json', rows)));
  expect([items.length, likes?.length]).toEqual([2, 3]);
  expect(ownDataSchema.parse(JSON.parse(await textOf('data.json', {}))).items).toEqual([]);
});

it('the schema accepts exports of earlier versions, which have no likes', async () => {
  const { likes: _, ...earlier } = JSON.parse(await textOf('data.json', rows));
  expect(ownDataSchema.safeParse(earlier).success).toBe(true);
});

it('the CSV has the items of the wardrobe', async () => {
  const csv = await textOf('items.csv', rows);
  expect(csv.startsWith('\uFEFFname,category,')).toBe(true);
  expect(csv).toContain('winter,49.90,EUR,2025-03-04,');
  expect(csv).toContain('yes,images/items/a-front.jpg,\r\n');
  expect(csv).not.toContain('Detected scarf');
});
