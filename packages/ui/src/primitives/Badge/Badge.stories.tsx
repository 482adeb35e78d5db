import type { Meta, StoryObj } from '@storybook/react-vite';
import { WandSparkles } from 'lucide-react';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Badge } from './Badge.tsx';

const meta = { title: 'Primitives/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Ink: Story = { args: { tone: 'ink' } };
export const Detected: Story = {
  args: { tone: 'accent', icon: <WandSparkles aria-hidden />, children: 'AI Detected' },
};

export const Zero: Story = { args: { children: 0 } };
export const Million: Story = { args: { children: (1_000_000).toLocaleString('en') } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: rightToLeftText } };
export const LongText: Story = { args: { children: longWord } };
