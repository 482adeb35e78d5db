import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { prose } from './frame/prose.tsx';

type Page = ComponentType<{ readonly components: typeof prose }>;

const files = import.meta.glob<Page>('./pages/*.mdx', { eager: true, import: 'default' });
const rendered = new Set<string>();

/** The documentation pages as stories, so that they are tested. Hidden in the sidebar, which lists the pages themselves. */
const meta = {
  title: 'Pages',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  // An aura may extend beyond the page's edge.
  decorators: [
    (Story) => (
      <div className="overflow-x-clip p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (name: string, heading: string): Story => {
  const file = `./pages/${name}.mdx`;
  rendered.add(file);
  return {
    render: () => {
      const Content = files[file];
      return Content ? <Content components={prose} /> : <p>No page {file}</p>;
    },
    play: async ({ canvasElement }) => {
      const headings = [...canvasElement.querySelectorAll('h1')].map((element) => element.textContent);
      await expect(headings).toEqual([heading]);
    },
  };
};

export const Welcome = page('welcome', 'Aura design system');
export const Writing = page('writing', 'Writing');
export const Accessibility = page('accessibility', 'Accessibility');
export const NewComponent = page('a-new-component', 'A new component');
export const Themes = page('themes-and-toolbar', 'Themes and toolbar');
export const Colour = page('colour', 'Colour');
export const ColourDark: Story = { ...Colour, globals: { theme: 'dark' } };
export const Type = page('type', 'Type');
export const Space = page('space-and-layout', 'Space and layout');
export const Icons = page('icons', 'Icons');
export const Motion = page('motion', 'Motion');
export const TheAura = page('the-aura', 'The aura');
export const Images = page('images', 'Images');

export const AllPages: Story = {
  render: () => <p>{rendered.size} pages</p>,
  play: async () => {
    await expect([...rendered].sort()).toEqual(Object.keys(files).sort());
  },
};
