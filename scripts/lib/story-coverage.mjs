/** Finds components of the design system without a story, by reading the sources. */
import { posix } from 'node:path';

/** @typedef {{ path: string, text: string }} Source a file with its path relative to the repository */

/** Files that the exports map of the ui package exposes: `area/X/X.tsx`. */
const PUBLIC = /^packages\/ui\/src\/[^/]+\/([^/]+)\/\1\.tsx$/;
const EXPORTED = /^export (?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm;
const IMPORTED = /import \{([^}]*)\} from '([^']+)'/g;
const OWN_PACKAGE = /^@aura\/ui\/([^/]+)\/([^/]+)$/;

/** @param {string} path */
export const isPublicComponent = (path) => PUBLIC.test(path);

/**
 * @param {Source[]} components files that the exports map exposes
 * @param {Source[]} stories files that render components: stories, and the modules around them
 * @returns {string[]} a line for each file without stories next to it and each exported component that no
 * story renders
 */
export function componentsWithoutStories(components, stories) {
  const shown = new Set(stories.flatMap(drawnComponents));
  const paths = new Set(stories.map(({ path }) => path));
  return components.flatMap(({ path, text }) => {
    const names = [...text.matchAll(EXPORTED)].map(([, name = '']) => name);
    const hidden = names.filter((name) => !shown.has(`${path} ${name}`));
    return [
      ...(paths.has(path.replace(/\.tsx$/, '.stories.tsx')) ? [] : [`${path}: no stories beside it`]),
      ...hidden.map((name) => `${path}: no story shows ${name}`),
    ];
  });
}

/**
 * @param {Source} story
 * @returns {string[]} file and name of each component that it imports and renders
 */
function drawnComponents({ path, text }) {
  return [...text.matchAll(IMPORTED)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((part) => part.trim().split(' as '))
      .filter(([name = '', local = name]) => name !== '' && draws(text, local))
      .map(([name]) => `${resolve(path, from)} ${name}`),
  );
}

/**
 * @param {string} text
 * @param {string} name of the component in the text
 */
const draws = (text, name) => new RegExp(`<${name}[\\s/>.<]|\\bcomponent: ${name}\\b`).test(text);

/**
 * @param {string} path of the file that imports
 * @param {string} from
 */
function resolve(path, from) {
  const [, area, name] = OWN_PACKAGE.exec(from) ?? [];
  return area ? `packages/ui/src/${area}/${name}/${name}.tsx` : posix.join(posix.dirname(path), from);
}
