import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { prose } from './frame/prose.tsx';

type Page = ComponentType<{ readonly components: typeof prose }>;

const files = import.meta.glob<Page>('./pages/*.mdx', { eager: true, import: 'default' });
const drawn = new Set<string>();

/** The pages of the documentation as stories, so that they are tested; readers find them as pages. */
const meta = {
  title: 'Pages',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  // A glow may reach over the page's edge, and nobody scrolls there.
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
  drawn.add(file);
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

export const Welcome = page('welcome', 'Aura, part by part');
export const Writing = page('writing', 'Writing');
export const Accessibility = page('accessibility', 'Accessibility');
export const NewComponent = page('a-new-component', 'A new component');
export const Themes = page('themes-and-toolbar', 'Themes and toolbar');
export const Colour = page('colour', 'Colour');
export const ColourInDark: Story = { ...Colour, globals: { theme: 'dark' } };
export const Type = page('type', 'Type');
export const Space = page('space-and-layout', 'Space and layout');
export const Icons = page('icons', 'Icons');
export const Motion = page('motion', 'Motion');
export const TheAura = page('the-aura', 'The aura');
export const Images = page('pictures', 'Pictures');

export const EveryPage: Story = {
  render: () => <p>{drawn.size} pages</p>,
  play: async () => {
    await expect([...drawn].sort()).toEqual(Object.keys(files).sort());
  },
};
