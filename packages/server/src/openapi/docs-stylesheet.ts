import { colorVariables } from '../theme-colors.ts';

/** The stylesheet of the API reference in the product's colors, for both themes. */
export const docsStylesheet = `
${colorVariables}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 1200px; padding: 24px 16px 64px;
  background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
}
h1, h2 { font-family: "Instrument Serif", Georgia, serif; font-weight: 400; line-height: 1.1; }
h1 { font-size: 40px; margin: 16px 0; }
h2 { font-size: 28px; margin: 40px 0 12px; }
h3 { font-size: 18px; margin: 0 0 8px; }
a { color: var(--accent); }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
header p { max-width: 70ch; color: var(--muted); }
nav > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 16px; }
ul { padding-left: 0; list-style: none; }
nav ul ul a { display: block; padding: 4px 0; font-size: 14px; }
article {
  margin: 16px 0; padding: 20px; scroll-margin-top: 16px;
  background: var(--surface); border: 1px solid var(--line); border-radius: 20px;
}
.address { margin: 0 0 8px; }
.method { font: 600 14px/1.5 ui-monospace, monospace; color: var(--accent); }
.facts { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0 16px; font-size: 14px; color: var(--muted); }
.scroll { overflow-x: auto; margin: 12px 0; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
caption { padding: 4px 0; text-align: left; font-weight: 600; }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--muted); font-weight: 400; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 16px; padding: 8px 16px; background: var(--surface); border-radius: 12px; }
`;
