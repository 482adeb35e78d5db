/** Titles of the documentation pages and their ids in this Storybook. `pages.test.ts` compares them with the files. */
export const pages = {
  Welcome: 'welcome--docs',
  Writing: 'guides-writing--docs',
  Accessibility: 'guides-accessibility--docs',
  'A new component': 'guides-a-new-component--docs',
  'Themes and toolbar': 'guides-themes-and-toolbar--docs',
  Colour: 'foundations-colour--docs',
  Type: 'foundations-type--docs',
  'Space and layout': 'foundations-space-and-layout--docs',
  Icons: 'foundations-icons--docs',
  Motion: 'foundations-motion--docs',
  'The aura': 'foundations-the-aura--docs',
  Images: 'foundations-images--docs',
} as const;
