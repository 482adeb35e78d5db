import { parseName } from './baselines.mjs';
import { countsText } from './summary.mjs';

/**
 * One image in the report; `expected`, `actual` and `difference` are addresses for an `img`.
 * @typedef {object} ReportImage
 * @property {string} name
 * @property {string} note what differs, in words
 * @property {string} [expected]
 * @property {string} [actual]
 * @property {string} [difference]
 */

/**
 * @typedef {object} Report
 * @property {import('./compare.mjs').Comparison} comparison
 * @property {string} base sentence about the commit that rendered the expected images
 * @property {ReportImage[]} changed
 * @property {ReportImage[]} added
 * @property {ReportImage[]} removed
 * @property {import('./capture-stories.mjs').Failure[]} failed
 */

const COLUMNS = /** @type {const} */ (['expected', 'actual', 'difference']);

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Renders the report as one page that loads no other file.
 * @param {Report} report
 * @returns {string} HTML
 */
export function reportPage({ comparison, base, changed, added, removed, failed }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual report</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Visual report</h1>
<p>${countsText(comparison)}, ${failed.length} failed. Click an image to see it in full size.</p>
<p>${escapeHtml(base)}</p>
${failed.length > 0 ? `<h2>Failed or not captured</h2>\n${failed.map(failureSection).join('\n')}` : ''}
${imageSection('Changed', changed)}
${imageSection('Added: no baseline', added)}
${imageSection('Removed: not captured any more', removed)}
${renamedSection(comparison.renamed)}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/**
 * @param {string} title
 * @param {ReportImage[]} images
 */
function imageSection(title, images) {
  if (images.length === 0) return '';
  const sections = [...groupByStory(images)].map(
    ([story, views]) =>
      `<section>\n<h3>${escapeHtml(story)}</h3>\n${views.map(viewArticle).join('\n')}\n</section>`,
  );
  return `<h2>${escapeHtml(title)}</h2>\n${sections.join('\n')}`;
}

/** @param {ReportImage[]} images */
function groupByStory(images) {
  /** @type {Map<string, ReportImage[]>} */
  const groups = new Map();
  for (const image of images) {
    const { story } = parseName(image.name);
    groups.set(story, [...(groups.get(story) ?? []), image]);
  }
  return groups;
}

/** @param {ReportImage} image */
function viewArticle(image) {
  const [width = '', theme = ''] = parseName(image.name).view.split('.');
  const figures = COLUMNS.flatMap((column) => {
    const address = image[column];
    if (!address) return [];
    const alt = escapeHtml(`${column}: ${image.name}`);
    return `<figure><figcaption>${column}</figcaption><button type="button"><img loading="lazy" src="${address}" alt="${alt}"></button></figure>`;
  });
  return `<article><h4>${escapeHtml(width)} px, ${escapeHtml(theme)}</h4><p>${escapeHtml(image.note)}</p><div>${figures.join('')}</div></article>`;
}

/** @param {{ from: string, to: string }[]} renamed */
function renamedSection(renamed) {
  if (renamed.length === 0) return '';
  const rows = renamed.map(({ from, to }) => `<li>${escapeHtml(from)} &#8594; ${escapeHtml(to)}</li>`);
  return `<h2>Renamed: same pixels</h2>\n<ul>${rows.join('\n')}</ul>`;
}

/** @param {import('./capture-stories.mjs').Failure} failure */
const failureSection = ({ story, message }) =>
  `<section><h3>${escapeHtml(story)}</h3><pre>${escapeHtml(message)}</pre></section>`;

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
h2 { margin-top: 3rem; }
section { border-top: 1px solid GrayText; }
article > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
button { all: unset; display: block; cursor: zoom-in; }
button:focus-visible { outline: 2px solid Highlight; }
img { display: block; max-width: 100%; outline: 1px solid GrayText; }
.full-size { grid-column: 1 / -1; overflow: auto; }
.full-size button { cursor: zoom-out; }
.full-size img { max-width: none; }
pre { overflow: auto; }
`;

const SCRIPT = `
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => button.parentElement.classList.toggle('full-size'));
}
`;
