import { deliveryCopy } from '@aura/domain/copy/notification-delivery';
import { product } from '@aura/domain/product';
import { html, raw } from 'hono/html';
import { themeColors } from '../../../theme-colors.ts';
import type { NotificationText } from '../notification-texts.service.ts';
import type { Email } from './mailer.ts';

/** What an email says about one notification. */
type DigestEntry = Omit<NotificationText, 'id'>;

interface Digest {
  /** The newest notifications. */
  readonly entries: readonly DigestEntry[];
  /** All of them. */
  readonly count: number;
  /** The site's origin. */
  readonly site: string;
  readonly unsubscribeUrl: string;
}

const { light, dark } = themeColors;

/** Sizes and colours of the light theme; many mail programs read nothing but the styles of the elements. */
const styles = {
  body: `margin:0;padding:0;background:${light.paper}`,
  page: `padding:32px 20px;background:${light.paper};color:${light.ink};font:16px/1.5 system-ui,-apple-system,sans-serif;overflow-wrap:anywhere;word-break:break-word`,
  main: 'max-width:560px;margin:0 auto',
  brand: 'margin:0 0 24px;font:400 28px/1.2 Georgia,serif',
  heading: 'margin:0 0 20px;font:400 24px/1.25 Georgia,serif',
  card: `background:${light.surface};border:1px solid ${light.line};border-radius:16px;padding:8px 20px`,
  entry: 'padding:16px 0',
  next: `padding:16px 0;border-top:1px solid ${light.line}`,
  link: `color:${light.ink};text-decoration:none`,
  detail: `margin:4px 0 0;color:${light.muted}`,
  open: 'margin:24px 0 0',
  button: `display:inline-block;padding:12px 24px;border-radius:12px;background:${light.ink};color:${light.paper};font-weight:600;text-decoration:none`,
  footer: `margin:40px 0 0;color:${light.muted};font-size:14px`,
  footerLink: `color:${light.muted}`,
};

/** Colours of the dark theme, for the mail programs that have one and read style sheets. */
const darkStyles = `@media (prefers-color-scheme: dark) {
.page { background: ${dark.paper} !important; color: ${dark.ink} !important; }
.card { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
.entry { border-color: ${dark.line} !important; }
.link { color: ${dark.ink} !important; }
.muted { color: ${dark.muted} !important; }
.button { background: ${dark.ink} !important; color: ${dark.paper} !important; }
}`;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const settingsPath = '/settings?section=notifications';

/** What follows the sentence: the words that it is about, and the reason. */
const detailsOf = ({ quote, reason }: DigestEntry) =>
  [quote && `“${inOneLine(quote)}”`, inOneLine(reason)].filter((text) => text !== '');

function textOf({ entries, count, site, unsubscribeUrl }: Digest): string {
  const rest = count - entries.length;
  return [
    ...entries.map((entry) =>
      [inOneLine(entry.sentence), ...detailsOf(entry), `${site}${entry.path}`].join('\n'),
    ),
    ...(rest > 0 ? [deliveryCopy.more(rest)] : []),
    `${deliveryCopy.open}: ${site}/notifications`,
    [
      deliveryCopy.reason,
      `${deliveryCopy.settings}: ${site}${settingsPath}`,
      `${deliveryCopy.unsubscribe}: ${unsubscribeUrl}`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

function entryHtml(entry: DigestEntry, index: number, site: string) {
  const { parts, path } = entry;
  const sentence = parts.map(({ text, isStrong }) =>
    isStrong ? html`<strong>${inOneLine(text)}</strong>` : text,
  );
  const details = detailsOf(entry).map(
    (text) => html`<p dir="auto" class="muted" style="${styles.detail}">${text}</p>`,
  );
  return html`<div class="entry" style="${index === 0 ? styles.entry : styles.next}"><a href="${site}${path}" class="link" style="${styles.link}">${sentence}</a>${details}</div>
`;
}

async function htmlOf(digest: Digest, subject: string): Promise<string> {
  const { entries, count, site, unsubscribeUrl } = digest;
  const rest = count - entries.length;
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(darkStyles)}</style>
</head>
<body class="page" style="${styles.body}">
<div class="page" style="${styles.page}">
<div style="${styles.main}">
<p style="${styles.brand}">${product.name}</p>
<h1 style="${styles.heading}">${subject}</h1>
<div class="card" style="${styles.card}">
${entries.map((entry, index) => entryHtml(entry, index, site))}
${rest > 0 ? html`<div class="entry muted" style="${styles.next};color:${light.muted}">${deliveryCopy.more(rest)}</div>` : ''}
</div>
<p style="${styles.open}"><a href="${site}/notifications" class="button" style="${styles.button}">${deliveryCopy.open}</a></p>
<p class="muted" style="${styles.footer}">${deliveryCopy.reason}<br>
<a href="${site}${settingsPath}" class="muted" style="${styles.footerLink}">${deliveryCopy.settings}</a> ·
<a href="${unsubscribeUrl}" class="muted" style="${styles.footerLink}">${deliveryCopy.unsubscribe}</a></p>
</div>
</div>
</body>
</html>
`;
  return page.toString();
}

/** Writes the email about a person's unread notifications, which can be unsubscribed in one step (RFC 8058). */
export async function digestEmail(to: string, digest: Digest): Promise<Email> {
  const subject = deliveryCopy.subject(digest.count);
  return {
    to,
    subject,
    text: textOf(digest),
    html: await htmlOf(digest, subject),
    headers: {
      'List-Unsubscribe': `<${digest.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Out-of-office programs do not answer.
      'Auto-Submitted': 'auto-generated',
    },
  };
}
