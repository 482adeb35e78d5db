import { itemCopy } from '../copy/items.ts';
import { outfitsCopy } from '../copy/outfits.ts';
import { ownDataPageCopy } from '../copy/own-data-page.ts';
import { ownFactsCopy } from '../copy/own-facts.ts';
import { detailFactNames } from '../item-facts.ts';
import { factText } from '../rules/item-details.ts';
import { priceText } from '../rules/prices.ts';
import type { LikeTarget } from '../vocabularies/like-targets.ts';
import type { OwnDataSource, Pages } from './own-data-source.ts';
import type { ExportedImage, ExportedItem, ExportedRow } from './schema.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute of HTML. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<title>${escapeHtml(ownDataPageCopy.title)}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem; padding: 1rem 0; border-top: 1px solid; }
li div { flex: 1 16rem; }
img { width: 7rem; height: auto; }
h3, p { margin: 0; white-space: pre-line; }
</style>
</head>
<body>
`;

const paragraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

const picture = (image: ExportedImage | null, alt: string) =>
  image === null
    ? ''
    : `<img src="${escapeHtml(image.file)}" alt="${escapeHtml(alt)}" width="${image.width}" height="${image.height}" loading="lazy">`;

/** The texts of a row, beside its pictures. */
const titled = (title: string, ...texts: readonly string[]) =>
  `<div><h3>${escapeHtml(title)}</h3>${texts.map(paragraph).join('')}</div>`;

/** A section with a list; `row` returns markup. */
async function* section<Row>(heading: string, pages: Pages<Row>, row: (row: Row) => string) {
  yield `<h2>${escapeHtml(heading)}</h2>\n`;
  let isEmpty = true;
  for await (const page of pages) {
    const rows = page.map((one) => `<li>${row(one)}</li>\n`).join('');
    if (rows === '') continue;
    yield isEmpty ? `<ul>\n${rows}` : rows;
    isEmpty = false;
  }
  yield isEmpty ? paragraph(ownDataPageCopy.none) : '</ul>\n';
}

async function* only<Row>(pages: Pages<Row>, isWanted: (row: Row) => boolean): Pages<Row> {
  for await (const page of pages) yield page.filter(isWanted);
}

function itemRow(item: ExportedItem): string {
  const { price, purchaseDate, notes, archived } = item;
  const details = detailFactNames.flatMap((name) => {
    const text = factText(item[name]);
    return text === '' ? [] : `${itemCopy[name]}: ${text}`;
  });
  const own = [
    ...(price ? [`${ownFactsCopy.price}: ${priceText(price)}`] : []),
    ...(purchaseDate ? [`${ownFactsCopy.purchaseDate}: ${purchaseDate}`] : []),
    ...(archived ? [itemCopy.archived] : []),
  ];
  return [
    picture(item.front, itemCopy.front),
    picture(item.back, itemCopy.back),
    titled(item.name || itemCopy.unnamed, details.join('\n'), own.join('\n'), notes),
  ].join('');
}

const outfitRow = ({ name, occasions, layers }: ExportedRow<'outfits'>) => {
  const words = occasions.map((occasion) => outfitsCopy.occasions[occasion]).join(', ');
  return titled(name, words, ownDataPageCopy.garments(layers.length));
};

const wearRow = ({ date, planned, itemIds }: ExportedRow<'wears'>) =>
  titled(planned ? ownDataPageCopy.plan(date) : date, ownDataPageCopy.garments(itemIds.length));

const postRow = ({ createdAt, caption, tags, image, imageAlt }: ExportedRow<'posts'>) =>
  picture(image, imageAlt) + titled(createdAt.slice(0, 10), caption, tags.join(' '));

const commentRow = ({ createdAt, text }: ExportedRow<'comments'>) => titled(createdAt.slice(0, 10), text);

async function countOf<Row>(pages: Pages<Row>): Promise<number> {
  let count = 0;
  for await (const page of pages) count += page.length;
  return count;
}

async function countLikes(pages: Pages<ExportedRow<'likes'>>): Promise<Readonly<Record<LikeTarget, number>>> {
  const counts = { post: 0, item: 0, comment: 0 };
  for await (const page of pages) for (const { targetType } of page) counts[targetType] += 1;
  return counts;
}

/** A section with one sentence. */
const summary = (heading: string, text: string) => `<h2>${escapeHtml(heading)}</h2>\n${paragraph(text)}`;

/** The text of `index.html`: a page without scripts for people. */
export async function* ownDataPage(source: OwnDataSource): AsyncGenerator<string> {
  const { profile, lists, exportedAt } = source;
  yield head;
  yield `<h1>${escapeHtml(ownDataPageCopy.title)}</h1>\n`;
  yield paragraph([ownDataPageCopy.exported(exportedAt.slice(0, 10)), ownDataPageCopy.files].join('\n'));
  yield `<h2>${escapeHtml(profile.displayName || profile.username || profile.email)}</h2>\n`;
  yield picture(profile.image, '');
  yield paragraph([profile.email, profile.location, profile.bio].filter(Boolean).join('\n'));
  const isOwn = ({ source: from }: ExportedItem) => from === 'wardrobe';
  yield* section(ownDataPageCopy.items, only(lists.items(), isOwn), itemRow);
  yield* section(ownDataPageCopy.outfits, lists.outfits(), outfitRow);
  yield* section(ownDataPageCopy.wears, lists.wears(), wearRow);
  yield* section(ownDataPageCopy.posts, lists.posts(), postRow);
  yield* section(
    ownDataPageCopy.detectedItems,
    only(lists.items(), (item) => !isOwn(item)),
    itemRow,
  );
  yield* section(ownDataPageCopy.comments, lists.comments(), commentRow);
  yield summary(ownDataPageCopy.wishlist, ownDataPageCopy.wishlistBody(await countOf(lists.wishlist())));
  yield summary(ownDataPageCopy.likes, ownDataPageCopy.likesBody(await countLikes(lists.likes())));
  yield* section(ownDataPageCopy.following, lists.following(), ({ username }) => escapeHtml(username));
  yield '</body>\n</html>\n';
}
