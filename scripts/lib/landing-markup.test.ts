import { expect, it } from 'vitest';
import { deferSideImages } from './landing-markup.mjs';

const outfit = (position: string) =>
  `<span class="landing-outfit landing-outfit-${position} rounded-card"><span></span><picture class="landing-image"><img src="${position}"/></picture></span>`;

it('deferSideImages leaves the banner and puts the images beside it into templates', () => {
  const deferred = deferSideImages(['start', 'middle', 'end'].map(outfit).join(''));
  expect(deferred).toContain('<picture class="landing-image"><img src="middle"/></picture>');
  for (const side of ['start', 'end'])
    expect(deferred).toContain(
      `<picture class="landing-image"><template data-late><img src="${side}"/></template></picture>`,
    );
});

it('when the images beside the banner are not found, throws', () => {
  expect(() => deferSideImages(outfit('middle'))).toThrow('0 images');
});
