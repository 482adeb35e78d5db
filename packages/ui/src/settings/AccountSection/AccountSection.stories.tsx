import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { AccountSection } from './AccountSection.tsx';

const meta = {
  title: 'Settings/AccountSection',
  component: AccountSection,
  args: {
    username: 'mariam.elsayed',
    email: 'mariam@atelier-rossio.example',
    decisionsHref: '?section=decisions',
    ownDataHref: '?section=data',
  },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text, not fields, so that nothing looks editable. */
export const Account: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Username', 'Email']);
    await expect(canvas.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
      'mariam.elsayed',
      'Username cannot be changed',
      'mariam@atelier-rossio.example',
      'Email cannot be changed',
    ]);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '?section=data');
    await expect(canvas.getByRole('link', { name: 'Decisions about your posts' })).toHaveAttribute(
      'href',
      '?section=decisions',
    );
  },
};

/** Long values wrap. */
export const Hostile: Story = {
  args: { username: longWord, email: `${longWord}@atelier-oostende.example` },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.username)).toBeVisible();
    await expect(canvas.getByText(args.email).getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
