import { posix } from 'node:path';

/**
 * @typedef {{ path: string, text: string }} Document `path`: relative to the repository
 */

/** Roots of paths in backticks: `app/src` is short for `packages/app/src`, `e2e` for `tests/e2e`. */
const PREFIXES = ['', 'packages/', 'tests/'];

/** Paths that a build or a run creates, so that a checkout does not contain them. */
const GENERATED = /(^|\/)(dist|node_modules|\.data|\.visual|\.cache|storybook-static|test-results)(\/|$)/;

const LINK = /\[[^\]]*\]\(([^()\s]+)\)/g;
const CODE = /`([^`\s]+)`/g;
const DECISION = /\bdocs\/[\w/-]+\.md\b/g;
const SECTION = /\bdocs\/product\.md section (\d+)(?:, ([A-Z][^).;:]*))?/g;

/**
 * Finds links and paths of a Markdown document that do not exist. In backticks, `<name>` and `*` match any
 * name, and each alternative of `{a,b}` must exist.
 * @param {Document} document
 * @param {string[]} files of the repository
 * @param {(path: string) => string} read returns the text of another document
 * @returns {string[]} one line per finding
 */
export function missingPaths(document, files, read) {
  const known = withFolders(files);
  return document.text.split('\n').flatMap((line, index) => {
    const links = [...line.matchAll(LINK)].map(([, target = '']) => target);
    const codes = [...line.matchAll(CODE)].map(([, text = '']) => text);
    const missing = [
      ...links.filter((target) => !isLinkValid(document, target, known, read)),
      ...codes.filter((text) => isPath(text, known) && !exists(text, known)),
    ];
    return missing.map((path) => `${document.path}:${index + 1}: ${path} does not exist`);
  });
}

/**
 * Finds documents that a source file mentions and that do not exist.
 * @param {Document} source
 * @param {string[]} files of the repository
 * @returns {string[]} one line per finding
 */
export function missingDocuments(source, files) {
  const known = new Set(files);
  const named = new Set([...source.text.matchAll(DECISION)].map(([path]) => path));
  return [...named]
    .filter((path) => !known.has(path))
    .map((path) => `${source.path}: ${path} does not exist`);
}

/**
 * Finds references of a source file to sections of `docs/product.md` that do not exist, by number or title.
 * @param {Document} source
 * @param {string} rules text of `docs/product.md`
 * @returns {string[]} one line per finding
 */
export function missingSections(source, rules) {
  const text = source.text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const titles = titlesOf(rules);
  return [...text.matchAll(SECTION)]
    .filter(([, number = '', title]) => !titles.get(number)?.includes(title ?? ''))
    .map(([reference]) => `${source.path}: ${reference} does not exist`);
}

/**
 * @param {string} rules text of `docs/product.md`
 * @returns {Map<string, string[]>} the titles below each section by its number, and an empty one for the section itself
 */
function titlesOf(rules) {
  const [, ...sections] = rules.split(/^## (?=\d)/m);
  return new Map(
    sections.map((section) => {
      const titles = [...section.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title);
      return [section.slice(0, section.indexOf('.')), ['', ...titles]];
    }),
  );
}

/** @param {string[]} files */
function withFolders(files) {
  const known = new Set(files);
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) known.add(folder);
  }
  return known;
}

/**
 * @param {Document} document
 * @param {string} target of a link
 * @param {Set<string>} known
 * @param {(path: string) => string} read
 */
function isLinkValid(document, target, known, read) {
  if (/^[a-z]+:|^\?/.test(target)) return true;
  const [path = '', anchor] = target.split('#');
  const file =
    path === '' ? document.path : posix.join(posix.dirname(document.path), path).replace(/\/$/, '');
  if (!known.has(file)) return false;
  return !anchor || !file.endsWith('.md') || anchorsOf(read(file)).has(anchor);
}

/**
 * @param {string} text of a Markdown document
 * @returns {Set<string>} the anchors that GitHub generates for its headings
 */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\d\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/**
 * @param {string} text in backticks
 * @param {Set<string>} known
 */
function isPath(text, known) {
  const [root = '', ...rest] = text.split('/');
  const hasKnownRoot = PREFIXES.some((prefix) => known.has(`${prefix}${root}`));
  return /^[\w.@<>{},*/-]+$/.test(text) && rest.length > 0 && hasKnownRoot && !GENERATED.test(text);
}

/**
 * @param {string} text a path with placeholders and alternatives
 * @param {Set<string>} known
 */
function exists(text, known) {
  return expand(text.replace(/\/$/, '')).every((path) => {
    // An import such as `api-client/contract` refers to a file in `src`.
    const source = path.replace('/', '/src/');
    const candidates = [...PREFIXES.map((prefix) => `${prefix}${path}`), `packages/${source}`];
    const patterns = candidates.map(toPattern);
    return [...known].some((file) => patterns.some((pattern) => pattern.test(file)));
  });
}

/**
 * @param {string} path
 * @returns {string[]} the path for each alternative of its braces
 */
function expand(path) {
  const [match, alternatives = ''] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (match === undefined) return [path];
  return alternatives.split(',').flatMap((alternative) => expand(path.replace(match, alternative)));
}

/** @param {string} path */
function toPattern(path) {
  const source = path
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll(/\*|<[^>]*>/g, '[^/]*')
    .replaceAll('\0', '.*');
  return new RegExp(`^${source}$`);
}
