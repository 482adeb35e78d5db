import { product } from '@aura/domain/product';
import { firstCharacters } from '@aura/domain/utils/character-count';
import { html } from 'hono/html';
import type { Preview } from './previews.service.ts';

/** The longest description; other sites cut it earlier. */
const descriptionMaxLength = 300;

const tag = (property: string, content: string) => html`<meta property="${property}" content="${content}">`;

/**
 * The tags by which other sites show a link: Open Graph, Twitter's card and the address of the oEmbed data.
 * @param origin the address of the site, without a path
 * @param imageRoot the address of public images
 */
export async function previewTags(preview: Preview, origin: string, imageRoot: string): Promise<string> {
  const { image } = preview;
  const url = `${origin}${preview.path}`;
  const tags = [
    tag('og:site_name', product.name),
    tag('og:type', preview.type),
    tag('og:url', url),
    tag('og:title', preview.title),
    tag('og:description', firstCharacters(preview.description, descriptionMaxLength)),
    html`<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    html`<link rel="canonical" href="${url}">`,
    html`<link rel="alternate" type="application/json+oembed" href="${origin}/api/oembed?url=${encodeURIComponent(url)}">`,
    ...(image
      ? [
          tag('og:image', `${imageRoot}${image.path}`),
          tag('og:image:type', 'image/jpeg'),
          tag('og:image:width', String(image.width)),
          tag('og:image:height', String(image.height)),
          tag('og:image:alt', image.alt),
        ]
      : []),
  ];
  return String(await html`${tags}`);
}
