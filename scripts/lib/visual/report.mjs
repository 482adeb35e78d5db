import { partsOf } from './kept.mjs';

/**
 * One image of the report, as addresses that an `img` takes.
 * @typedef {object} Shown
 * @property {string} name
 * @property {string} note what differs, in words
 * @property {string} [expected]
 * @property {string} [actual]
 * @property {string} [difference]
 */

/**
 * What a run came to.
 * @typedef {object} Findings
 * @property {Shown[]} changed
 * @property {Shown[]} fresh
 * @property {Shown[]} vanished
 * @property {{ story: string, message: string }[]} failed stories that broke before their image
 * @property {number} same how many images are as they were
 */

const COLUMNS = /** @type {const} */ (['expected', 'actual', 'difference']);

/** @param {string} text */
const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page that shows what differs: one file, nothing loaded from elsewhere.
 * @param {Findings} findings
 * @returns {string} HTML
 */
export function reportPage({ changed, fresh, vanished, failed, same }) {
  const counts = [
    `${changed.length} changed`,
    `${fresh.length} new`,
    `${vanished.length} vanished`,
    `${failed.length} failed`,
    `${same} as they were`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of stories</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Pictures of stories</h1>
<p>${counts.join(', ')}. A press on a picture shows it in its own size.</p>
${failed.length > 0 ? `<h2>Failed or without a picture</h2>\n${failed.map(failure).join('\n')}` : ''}
${section('Changed', changed)}
${section('New: nothing is kept of them', fresh)}
${section('Vanished: no story takes them any more', vanished)}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/**
 * @param {string} title
 * @param {Shown[]} images
 */
function section(title, images) {
  if (images.length === 0) return '';
  const parts = [...byStory(images)].map(
    ([story, views]) => `<section>\n<h3>${safe(story)}</h3>\n${views.map(view).join('\n')}\n</section>`,
  );
  return `<h2>${safe(title)}</h2>\n${parts.join('\n')}`;
}

/** @param {Shown[]} images */
function byStory(images) {
  /** @type {Map<string, Shown[]>} */
  const found = new Map();
  for (const image of images) {
    const { story } = partsOf(image.name);
    found.set(story, [...(found.get(story) ?? []), image]);
  }
  return found;
}

/** @param {Shown} shown */
function view(shown) {
  const [width = '', theme = ''] = partsOf(shown.name).view.split('.');
  const figures = COLUMNS.flatMap((column) => {
    const address = shown[column];
    if (!address) return [];
    const alt = safe(`${column}: ${shown.name}`);
    return `<figure><figcaption>${column}</figcaption><button type="button"><img loading="lazy" src="${address}" alt="${alt}"></button></figure>`;
  });
  return `<article><h4>${safe(width)} px, ${safe(theme)}</h4><p>${safe(shown.note)}</p><div>${figures.join('')}</div></article>`;
}

/** @param {Findings['failed'][number]} failed */
const failure = ({ story, message }) =>
  `<section><h3>${safe(story)}</h3><pre>${safe(message)}</pre></section>`;

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
.own { grid-column: 1 / -1; overflow: auto; }
.own button { cursor: zoom-out; }
.own img { max-width: none; }
pre { overflow: auto; }
`;

const SCRIPT = `
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => button.parentElement.classList.toggle('own'));
}
`;
