import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Image } from '../Image/Image.tsx';
import { coatImage, shirtImage } from '../testing/sample-images.ts';
import { Aura } from './Aura.tsx';

const meta = {
  title: 'Primitives/Aura',
  component: Aura,
  args: { palette: shirtImage.palette },
  render: (args) => (
    <div className="flex justify-center p-20">
      <div className="relative isolate w-60 rounded-card">
        <Aura {...args} />
        <Image src={coatImage.src} alt="A coat" className="rounded-card" />
      </div>
    </div>
  ),
} satisfies Meta<typeof Aura>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAPost: Story = {};
export const OtherColours: Story = { args: { palette: coatImage.palette } };
export const TwoColours: Story = { args: { palette: ['#7BD8C2', '#F2C14E'] } };
export const InADialog: Story = { args: { size: 'dialog' } };
export const Pulsing: Story = { args: { pulsing: true } };

export const UnknownColours: Story = {
  args: { palette: ['url(evil)', 'red'] },
  play: async ({ canvasElement }) => {
    const halo = canvasElement.querySelector<HTMLElement>('.aura');
    await expect(halo?.style.getPropertyValue('--aura-1')).toBe('#FFB199');
  },
};
