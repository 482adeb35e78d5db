import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_SCRIPT } from './landing-page.mjs';
import { renderMarkup } from './markup.mjs';
import { ON_NOT_LOADED } from './not-loaded.mjs';

const ROOT = '<div id="root"></div>';

/**
 * Static HTML: of the navigation, and of placeholders with the pathnames of their pages; `isPlain` only without a query.
 * @typedef {{ navigation: string, pages: readonly { paths: readonly string[], isPlain?: boolean, markup: string }[] }} Start
 */

/** Time that the code of the app waits for the first images of the page to be painted, in milliseconds. */
const PAINT_TIMEOUT_MS = 1000;

/**
 * An inline script that shows a signed-in user what the page shows until the app has loaded, laid out as by `Shell`, in the
 * theme of this browser. It is inert, since nothing works before. The policy of the page refuses style attributes, so that the script sets the
 * ratios of boxes. It then runs the code of the app, which `code-preloads.mjs` loads, once the first images are painted:
 * evaluated before, it would delay them.
 * @param {string} entry
 */
const script = (entry) => `(()=>{try{
if(!localStorage.getItem('aura:v1:session'))return;
const page=[...document.querySelectorAll('template')].find(({dataset:{paths='',plain}})=>paths.split(' ').includes(location.pathname)&&!(plain===''&&location.search));
if(!page)return;
const theme=localStorage.getItem('aura:v1:theme');
if(theme==='light'||theme==='dark')document.documentElement.dataset.theme=theme;
const main=Object.assign(document.createElement('main'),{className:'flow-root pb-bottom-bar-space tablet:pb-0'});
main.append(page.content);
const view=Object.assign(document.createElement('div'),{inert:true});
view.dataset.earlyView='';
view.append(document.getElementById('early-navigation').content,main);
for(const box of main.querySelectorAll('[data-ratio]'))box.style.setProperty('--ratio',box.dataset.ratio);
document.getElementById('root').append(view);
}catch{}})();
Promise.race([globalThis.auraEarlyView,new Promise((resolve)=>setTimeout(resolve,${PAINT_TIMEOUT_MS}))]).then(()=>import(${JSON.stringify(entry)})).catch(${ON_NOT_LOADED})`;

/**
 * Writes into the `index.html` of a built app what the first pages of a signed-in user show until their code and data are
 * there. `packages/app/src/early-read` adds the first images.
 * @param {string} folder absolute path of the built app
 * @param {() => Promise<Start>} [render]
 */
export async function writeStartPage(folder, render = () => renderMarkup('start-markup.tsx', 'startMarkup')) {
  const path = join(folder, 'index.html');
  const page = readFileSync(path, 'utf8');
  const entry = ENTRY_SCRIPT.exec(page)?.[1];
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  if (entry === undefined) throw new Error('index.html has no module script.');
  const { navigation, pages } = await render();
  const templates = pages.map(
    ({ paths, isPlain, markup }) =>
      `<template data-paths="${paths.join(' ')}"${isPlain ? ' data-plain' : ''}>${withoutStyles(markup)}</template>`,
  );
  const parts = [
    ROOT,
    `<template id="early-navigation">${withoutStyles(navigation)}</template>`,
    ...templates,
    `<script>${script(entry)}</script>`,
  ];
  writeFileSync(
    path,
    page.replace(ENTRY_SCRIPT, '').replace(ROOT, () => parts.join('\n    ')),
  );
}

/** @param {string} markup */
function withoutStyles(markup) {
  const result = markup.replace(/ style="--ratio:([\d.]+)"/g, ' data-ratio="$1"');
  if (/ style="/.test(result))
    throw new Error('The policy of the page refuses the style attributes of its start.');
  return result;
}
