import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsSection } from './SettingsSection.tsx';

const meta = {
  title: 'Settings/SettingsSection',
  component: SettingsSection,
  args: { heading: 'Account', body: 'How you are known here.', children: <p>Mariam</p> },
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Account' })).toHaveTextContent('Mariam');
  },
};

export const WithoutBody: Story = { args: { heading: 'About', body: undefined } };
