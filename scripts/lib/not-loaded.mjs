import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkup } from './markup.mjs';

const ROOT = '<div id="root"></div>';

/**
 * A function of inline scripts for when the code of the app cannot be loaded: nothing on the page could be pressed, so that
 * it is replaced by a message with Reload. It is also loaded again when the connection is back.
 */
export const ON_NOT_LOADED = `(error)=>{
reportError(error);
const reload=()=>location.reload();
addEventListener('online',reload);
const root=document.getElementById('root');
root.replaceChildren(document.getElementById('not-loaded').content);
root.querySelector('button').onclick=reload;
}`;

/**
 * Writes the message of `ON_NOT_LOADED` into the `index.html` of a built app, before other pages are made of it.
 * @param {string} folder absolute path of the built app
 * @param {() => Promise<string>} [render]
 */
export async function writeNotLoadedMessage(
  folder,
  render = () => renderMarkup('not-loaded-markup.tsx', 'notLoadedMarkup'),
) {
  const path = join(folder, 'index.html');
  const page = readFileSync(path, 'utf8');
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  const markup = await render();
  writeFileSync(
    path,
    page.replace(ROOT, () => `${ROOT}\n    <template id="not-loaded">${markup}</template>`),
  );
}
