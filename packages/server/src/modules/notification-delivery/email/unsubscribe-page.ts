import { unsubscribeCopy } from '@aura/domain/copy/notification-delivery';
import { product } from '@aura/domain/product';
import { html } from 'hono/html';

/** The pages run no scripts and load only the style sheet of the policy pages. */
export const unsubscribePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

type PageBody = ReturnType<typeof html>;

const settingsLink = html`<p><a href="/settings?section=notifications">${unsubscribeCopy.settings}</a></p>`;

async function page(heading: string, body: PageBody): Promise<string> {
  const whole = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${heading} - ${product.name}</title>
<link rel="stylesheet" href="/policies/policies.css">
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
<footer>${product.name}</footer>
</body>
</html>
`;
  return whole.toString();
}

/** Asks before emails are turned off: programs that check links open them too. */
export function confirmPage(): Promise<string> {
  const form = html`<form method="post"><button type="submit">${unsubscribeCopy.confirm}</button></form>`;
  return page(unsubscribeCopy.heading, html`<p>${unsubscribeCopy.body}</p>${form}`);
}

export function donePage(): Promise<string> {
  return page(unsubscribeCopy.doneHeading, html`<p>${unsubscribeCopy.doneBody}</p>${settingsLink}`);
}

export function invalidPage(): Promise<string> {
  return page(unsubscribeCopy.invalidHeading, html`<p>${unsubscribeCopy.invalidBody}</p>${settingsLink}`);
}
