import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkup } from './markup.mjs';

const ROOT = '<div id="root"></div>';

/**
 * Static HTML: of the navigation, and of placeholders with the pathnames of their pages.
 * @typedef {{ navigation: string, pages: readonly { paths: readonly string[], markup: string }[] }} Start
 */

/**
 * An inline script that shows a signed-in user what the page shows until the app has loaded, laid out as by `Shell`, in the
 * theme of this browser. It is inert, since nothing works before. The policy of the page refuses style attributes, so that the script sets the
 * ratios of boxes.
 */
const SCRIPT = `(()=>{try{
if(!localStorage.getItem('aura:v1:session'))return;
const page=[...document.querySelectorAll('template')].find(({dataset:{paths=''}})=>paths.split(' ').includes(location.pathname));
if(!page)return;
const theme=localStorage.getItem('aura:v1:theme');
if(theme==='light'||theme==='dark')document.documentElement.dataset.theme=theme;
const main=Object.assign(document.createElement('main'),{className:'flow-root pb-bottom-bar tablet:pb-0'});
main.append(page.content);
const view=Object.assign(document.createElement('div'),{inert:true});
view.dataset.earlyView='';
view.append(document.getElementById('early-navigation').content,main);
for(const box of main.querySelectorAll('[data-ratio]'))box.style.setProperty('--ratio',box.dataset.ratio);
document.getElementById('root').append(view);
}catch{}})()`;

/**
 * Writes into the `index.html` of a built app what the first pages of a signed-in user show until their code and data are
 * there. `early-read-script.ts` adds the image of the feed's first post.
 * @param {string} folder absolute path of the built app
 * @param {() => Promise<Start>} [render]
 */
export async function writeStartPage(folder, render = () => renderMarkup('start-markup.tsx', 'startMarkup')) {
  const path = join(folder, 'index.html');
  const page = readFileSync(path, 'utf8');
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  const { navigation, pages } = await render();
  const templates = pages.map(
    ({ paths, markup }) => `<template data-paths="${paths.join(' ')}">${withoutStyles(markup)}</template>`,
  );
  const parts = [
    ROOT,
    `<template id="early-navigation">${withoutStyles(navigation)}</template>`,
    ...templates,
    `<script>${SCRIPT}</script>`,
  ];
  writeFileSync(
    path,
    page.replace(ROOT, () => parts.join('\n    ')),
  );
}

/** @param {string} markup */
function withoutStyles(markup) {
  const result = markup.replace(/ style="--ratio:([\d.]+)"/g, ' data-ratio="$1"');
  if (/ style="/.test(result))
    throw new Error('The policy of the page refuses the style attributes of its start.');
  return result;
}
