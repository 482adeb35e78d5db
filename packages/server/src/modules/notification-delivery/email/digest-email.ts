import { deliveryCopy } from '@aura/domain/copy/notification-delivery';
import { product } from '@aura/domain/product';
import { html } from 'hono/html';
import type { Email } from './mailer.ts';

/** What an email says about one notification. */
interface DigestEntry {
  readonly sentence: string;
  /** The words that it is about; may be empty. */
  readonly quote: string;
  /** Where it leads to. */
  readonly path: string;
}

interface Digest {
  /** The newest notifications. */
  readonly entries: readonly DigestEntry[];
  /** All of them. */
  readonly count: number;
  /** The site's origin. */
  readonly site: string;
  readonly unsubscribeUrl: string;
}

/** Colours of the light theme; many mail programs ignore style sheets. */
const styles = {
  body: 'margin:0;padding:24px;background:#fbf8f3;color:#1c1917;font:16px/1.5 system-ui,sans-serif',
  main: 'max-width:560px;margin:0 auto',
  heading: 'font:400 28px/1.2 Georgia,serif;margin:0 0 24px',
  entry: 'padding:16px 0;border-top:1px solid #e4ddd2',
  link: 'color:#1c1917',
  quote: 'margin:4px 0 0;color:#5e564e',
  footer: 'margin-top:32px;color:#5e564e;font-size:14px',
};

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const settingsPath = '/settings?section=notifications';

function textOf({ entries, count, site, unsubscribeUrl }: Digest): string {
  const rest = count - entries.length;
  return [
    ...entries.map(({ sentence, quote, path }) =>
      [inOneLine(sentence), ...(quote ? [`“${inOneLine(quote)}”`] : []), `${site}${path}`].join('\n'),
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

function entryHtml({ sentence, quote, path }: DigestEntry, site: string) {
  const quoted = quote ? html`<p dir="auto" style="${styles.quote}">“${inOneLine(quote)}”</p>` : '';
  return html`<div style="${styles.entry}"><a href="${site}${path}" style="${styles.link}">${inOneLine(sentence)}</a>${quoted}</div>
`;
}

async function htmlOf(digest: Digest, subject: string): Promise<string> {
  const { entries, count, site, unsubscribeUrl } = digest;
  const rest = count - entries.length;
  const page = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${styles.body}">
<div style="${styles.main}">
<h1 style="${styles.heading}">${product.name}</h1>
${entries.map((entry) => entryHtml(entry, site))}
${rest > 0 ? html`<p style="${styles.entry}">${deliveryCopy.more(rest)}</p>` : ''}
<p style="${styles.entry}"><a href="${site}/notifications" style="${styles.link}">${deliveryCopy.open}</a></p>
<p style="${styles.footer}">${deliveryCopy.reason}<br>
<a href="${site}${settingsPath}" style="${styles.link}">${deliveryCopy.settings}</a> ·
<a href="${unsubscribeUrl}" style="${styles.link}">${deliveryCopy.unsubscribe}</a></p>
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
