import { userEvent } from 'storybook/test';

/** Clicks a link without following it. */
export async function clickLink(link: HTMLElement): Promise<void> {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
}
