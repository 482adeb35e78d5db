import { describe, expect, it } from 'vitest';
import { docsPage } from './docs-page.ts';
import { docsStylesheet } from './docs-stylesheet.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument();
const page = await docsPage(document);

describe('docsPage', () => {
  it('contains every path', () => {
    for (const path of Object.keys(document.paths)) expect(page).toContain(`<code>${path}</code>`);
  });

  it('has unique ids, and every link target exists', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets.length).toBeGreaterThan(30);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });

  it('escapes HTML in the document', async () => {
    const hostile = { ...document, info: { ...document.info, title: '<script>"x" & \'y\'</script>' } };
    expect(await docsPage(hostile)).toContain(
      '<h1>&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;</h1>',
    );
  });

  it('has no scripts and no inline styles', () => {
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect(page).toContain('<link rel="stylesheet" href="/api/docs.css">');
  });

  it('has one h1 and a language', () => {
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toContain('<html lang="en">');
  });

  it('shows which calls need a token', () => {
    const article = (name: string) => page.split(`<article id="${name}"`)[1]?.split('</article>')[0];
    expect(article('getPost')).toContain('No token needed');
    expect(article('addPost')).toContain('Bearer token needed');
  });
});

describe('docsStylesheet', () => {
  it('has styles for both themes', () => {
    expect(docsStylesheet).toContain('prefers-color-scheme: dark');
  });
});
