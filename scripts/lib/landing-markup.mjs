import { renderMarkup } from './markup.mjs';

const SIDE_PICTURE = /(landing-outfit-(?:start|end) .*?<picture[^>]*>)(.*?)(<\/picture>)/g;

/**
 * Renders the landing page before its reveal as static HTML.
 * @param {(source: string) => string} addressOf returns the address of a built image from the path of its source
 * @returns {Promise<string>}
 */
export async function renderLandingMarkup(addressOf) {
  const builtImages = {
    name: 'aura:built-images',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} id */
    load: (id) =>
      /\.(avif|webp)$/.test(id) ? `export default ${JSON.stringify(addressOf(id))};` : undefined,
  };
  return deferSideImages(await renderMarkup('landing-markup.tsx', 'landingMarkup', [builtImages]));
}

/**
 * Lets the images beside the banner wait for the first paint, which they would share the connection with: the reveal shows
 * them later.
 * @param {string} markup
 * @throws {Error} when there are not two of them
 */
export function deferSideImages(markup) {
  let count = 0;
  const deferred = markup.replace(SIDE_PICTURE, (_match, start, content, end) => {
    count += 1;
    return `${start}<template data-late>${content}</template>${end}`;
  });
  if (count !== 2) throw new Error(`The landing page has ${count} images beside its banner.`);
  return deferred;
}
